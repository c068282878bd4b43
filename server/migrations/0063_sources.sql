-- Who sends rentals to a company: a broker, hotel, colleague, website or advertisement. Rentals keep one that is removed.
create table sources (
  id int generated always as identity primary key,
  company_id int not null references companies (id),
  name text not null check (name <> ''),
  kind text not null check (kind in ('broker', 'hotel', 'colleague', 'website', 'advertisement')),
  is_enabled boolean not null default true,
  commission_percent numeric(5, 2) check (commission_percent between 0 and 100),
  commission_cents int check (commission_cents >= 0),
  commission_on text[] not null default '{stay,covers,options,fees}'
    check (commission_on <@ array['stay', 'covers', 'options', 'fees']),
  price_adjustment_percent numeric(5, 2) check (price_adjustment_percent between -90 and 100),
  language text check (language in ('fr', 'en')),
  collects_money boolean not null default false,
  archived_at timestamptz,
  created_at timestamptz not null default now(),
  unique (company_id, id),
  check (commission_percent is null or commission_cents is null)
);
create unique index sources_name on sources (company_id, lower(name)) where archived_at is null;
select protect_tenant_table('sources');

-- The source of a rental with its own booking number. The terms are those agreed with the price, and the commission
-- follows from both; money that the source collected is an entry of the rental's account.
alter table rentals add column source_id int;
alter table rentals add column source_reference text;
alter table rentals add column source_terms jsonb;
alter table rentals add column commission_cents int not null default 0 check (commission_cents >= 0);
alter table rentals add foreign key (company_id, source_id) references sources (company_id, id);
create index rentals_source on rentals (company_id, source_id) where source_id is not null;
create index rentals_source_reference on rentals (company_id, upper(regexp_replace(source_reference, '[^[:alnum:]]', '', 'g')) text_pattern_ops)
  where source_reference is not null;

-- As before, and a rental is found by the number that its source gave it.
create or replace function search_rentals(term text, plate text, words text[], most int)
returns table (id int, score real)
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
    select r.id, 9 from rentals r
    where r.company_id = app_company() and length(plate) >= 3 and r.transport_number is not null
      and upper(replace(r.transport_number, ' ', '')) like upper(plate) || '%'
    union all
    select r.id, 15 from rentals r
    where r.company_id = app_company() and length(plate) >= 3 and r.source_reference is not null
      and upper(regexp_replace(r.source_reference, '[^[:alnum:]]', '', 'g')) like upper(plate) || '%'
    union all
    select r.id, found.score from found join rentals r on r.company_id = app_company() and r.customer_id = found.id
    union all
    select r.id, found.score from found join rentals r on r.company_id = app_company() and r.billed_customer_id = found.id
  ) fit
  group by fit.id
  order by 2 desc, 1 desc
  limit most;
end;
