-- The customer into whom another one was merged. The other one is archived and keeps its number and values: invoices refer to
-- it, an undo brings it back, and an old link to it leads on.
alter table customers add column merged_into_id int;
-- Checked at the end, because an archive of a company loads the lower id first.
alter table customers add foreign key (company_id, merged_into_id) references customers (company_id, id)
  deferrable initially deferred;
alter table customers add check (merged_into_id is null or merged_into_id <> id and archived_at is not null);
create index customers_merged_into on customers (company_id, merged_into_id) where merged_into_id is not null;

-- The merges of customers. What an undo puts back is there for a day at most.
create table customer_merges (
  id int generated always as identity primary key,
  company_id int not null,
  kept_id int not null,
  merged_id int not null,
  merged_by int,
  merged_at timestamptz not null,
  undone_at timestamptz,
  put_back jsonb,
  foreign key (company_id, kept_id) references customers (company_id, id) on delete cascade,
  foreign key (company_id, merged_id) references customers (company_id, id) on delete cascade,
  foreign key (company_id, merged_by) references users (company_id, id) on delete set null (merged_by)
);
create index customer_merges_kept on customer_merges (company_id, kept_id);
create index customer_merges_merged on customer_merges (company_id, merged_id);
create index customer_merges_user on customer_merges (company_id, merged_by);
create index customer_merges_put_back on customer_merges (company_id, merged_at) where put_back is not null;
select protect_tenant_table('customer_merges');

-- The setting of the next function is known to an owner who is no superuser once the extension is loaded.
select similarity('', '');

-- As before, and who was merged into another customer finds that one.
create or replace function search_customers(words text[]) returns table (id int, score real)
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
    select coalesce(c.merged_into_id, c.id) as id, fit.score
    from typed rarest, customers c cross join lateral (
      select bool_and(strpos(c.search_text, word) > 0) as fits,
        sum((strpos(' ' || c.search_text, ' ' || word) > 0)::int
          + (strpos(' ' || c.search_text || ' ', ' ' || word || ' ') > 0)::int)::real as score
      from typed
    ) fit
    where rarest.place = 1 and c.company_id = app_company() and c.search_text like rarest.pattern and fit.fits
  ),
  found as (
    select literal.id, literal.score from literal
    union all
    select coalesce(c.merged_into_id, c.id), fit.score
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
      and fit.least >= 0.5 and not exists (select from literal)
  )
  select found.id, max(found.score) from found group by found.id;
end;
