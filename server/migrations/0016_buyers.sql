-- The customers that are billed: persons or companies, and another one than the driver where the agent says so. What a seller
-- states about itself on paper.

-- The name that both carry needs other columns, so the functions that search them make way. First names are of persons.
drop function search_rentals(text, text, text[], int);
drop function search_customers(text[]);
alter table customers alter column first_name drop not null;
alter table customers add column kind text not null default 'person' check (kind in ('person', 'company'));
alter table customers add column company_name text check (company_name <> '');
alter table customers add column siren text check (siren ~ '^\d{9}$');
alter table customers add column vat_number text;
alter table customers add column contact_name text;
-- Absent where invoices go to the customer's own address: { address, postalCode, city, department, countryCode }.
alter table customers add column billing_address jsonb check (jsonb_typeof(billing_address) = 'object');
alter table customers add column billing_email text check (billing_email = lower(billing_email));
alter table customers add constraint customers_name_check
  check (case kind when 'person' then first_name is not null else company_name is not null end);

alter table customers drop column search_text;
alter table customers drop column folded_last_name;
-- Everything a customer is looked up by.
alter table customers add column search_text text not null generated always as (
  lower(public_id) || ' ' || fold(first_name) || ' ' || fold(last_name) || ' ' || fold(email) || ' '
    || (phone_numbers #>> '{}') || ' ' || fold(company_name) || ' ' || fold(contact_name) || ' ' || fold(billing_email)
    || ' ' || coalesce(siren, '') || ' ' || fold(vat_number)
) stored;
-- A company is ordered and found by its own name. The search compares at most 255 characters.
alter table customers add column folded_last_name text collate "C" not null generated always as (
  case kind when 'company' then left(fold(company_name), 200) else fold(last_name) end
) stored;
create index customers_name on customers (company_id, folded_last_name, folded_first_name, id);
create index customers_search on customers using gin (company_id, search_text gin_trgm_ops);

-- As before: the customers in which every word is found as it stands; where there are none, those in which every word is
-- found nearly. The first word should be the rarest: the index looks for that one.
create function search_customers(words text[]) returns table (id int, score real)
language sql stable security definer
set search_path = public, pg_temp set pg_trgm.word_similarity_threshold = 0.33
begin atomic
  with typed as materialized (
    select place, fold(word) as word,
      '%' || regexp_replace(fold(word), '([\\%_])', '\\\1', 'g') || '%' as pattern,
      case when fold(word) ~ '^[a-z0-9]{4,40}$' then (
        select string_agg(overlay(fold(word) placing reverse(substr(fold(word), i, 2)) from i for 2), '|')
        from generate_series(1, length(fold(word)) - 1) i
      ) end as swapped
    from unnest(search_customers.words) with ordinality as given (word, place)
  ),
  literal as materialized (
    select c.id, fit.score
    from typed rarest, customers c cross join lateral (
      select bool_and(strpos(c.search_text, word) > 0) as fits,
        sum((strpos(' ' || c.search_text, ' ' || word) > 0)::int
          + (strpos(' ' || c.search_text || ' ', ' ' || word || ' ') > 0)::int)::real as score
      from typed
    ) fit
    where rarest.place = 1 and c.company_id = app_company() and c.search_text like rarest.pattern and fit.fits
  )
  select literal.id, literal.score from literal
  union all
  select c.id, fit.score
  from typed rarest, customers c cross join lateral (
    select min(nearness) as least, avg(nearness)::real as score
    from typed cross join lateral (
      select case
        when strpos(c.search_text, word) > 0 then 1
        when c.search_text ~ swapped then 0.9
        else greatest(
          word_similarity(word, c.search_text),
          1 - levenshtein(word, c.folded_last_name)::real / greatest(length(word), length(c.folded_last_name)),
          1 - levenshtein(word, c.folded_first_name)::real / greatest(length(word), length(c.folded_first_name))
        ) end as nearness
    ) one
  ) fit
  where rarest.place = 1 and c.company_id = app_company()
    and (c.search_text like rarest.pattern or rarest.word <% c.search_text or c.search_text ~ rarest.swapped)
    and fit.least >= 0.5 and not exists (select from literal);
end;

-- The customer who gets the invoice; absent where it is the rental's own.
alter table rentals add column billed_customer_id int;
alter table rentals add foreign key (company_id, billed_customer_id) references customers (company_id, id);
create index rentals_billed_customer on rentals (company_id, billed_customer_id) where billed_customer_id is not null;

-- As before, and a rental is found by the customer who is billed for it.
create function search_rentals(term text, plate text, words text[], most int) returns table (id int, score real)
language sql stable security definer set search_path = public, pg_temp
begin atomic
  with found as materialized (select * from search_customers(words))
  select fit.id, max(fit.score)::real
  from (
    select r.id, case when lower(r.public_id) = lower(term) then 20 else 10 end as score
    from rentals r
    where r.company_id = app_company() and length(term) >= 2
      and r.public_id ilike '%' || regexp_replace(term, '([\\%_])', '\\\1', 'g') || '%'
    union all
    select r.id, case when v.registration_number like '%' || plate || '%' then 8 else similarity(v.registration_number, plate) end
    from vehicles v join rentals r on r.company_id = v.company_id and r.vehicle_id = v.id
    where v.company_id = app_company() and length(plate) >= 3
      and (v.registration_number like '%' || plate || '%' or (length(plate) >= 6 and v.registration_number % plate))
    union all
    select r.id, found.score from found join rentals r on r.company_id = app_company() and r.customer_id = found.id
    union all
    select r.id, found.score from found join rentals r on r.company_id = app_company() and r.billed_customer_id = found.id
  ) fit
  group by fit.id
  order by 2 desc, 1 desc
  limit most;
end;

alter table companies add column legal_form text;
alter table companies add column share_capital_cents int check (share_capital_cents >= 0);
alter table companies add column registry_city text;
alter table companies add column is_sole_trader boolean not null default false;
alter table companies add column vat_number text;
-- The yearly percentage of late-payment penalties; absent for the legal one.
alter table companies add column late_fee_rate numeric(5, 2) check (late_fee_rate between 0 and 100);
alter table companies add column mediator text;
alter table companies add column is_vat_on_debits boolean not null default false;
