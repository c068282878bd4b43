-- The search takes its limit from the caller: with filters, all that is found is filtered before the best 50 are taken.
drop function search_rentals(text, text, text[]);
create function search_rentals(term text, plate text, words text[], most int) returns table (id int, score real)
language sql stable security definer set search_path = public, pg_temp
begin atomic
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
    select r.id, found.score
    from search_customers(words) found join rentals r on r.company_id = app_company() and r.customer_id = found.id
  ) fit
  group by fit.id
  order by 2 desc, 1 desc
  limit most;
end;

-- A list as a user filters and orders it, under a name of their own.
create table saved_views (
  id int generated always as identity primary key,
  company_id int not null,
  user_id int not null,
  list text not null check (list in ('rentals', 'customers', 'vehicles')),
  name text not null check (name <> ''),
  -- The filters and the order, as in the address of the screen.
  query text not null,
  created_at timestamptz not null default now(),
  unique (company_id, id),
  unique (company_id, user_id, list, name),
  foreign key (company_id, user_id) references users (company_id, id) on delete cascade
);
select protect_tenant_table('saved_views');
