-- The words of a rental: the agency's note, which no customer reads, the customer's wish, which both read, and the flight
-- or ship with which the customer comes, with its planned arrival.
alter table rentals add column note text;
alter table rentals add column wish text;
alter table rentals add column transport_number text;
alter table rentals add column transport_at timestamptz;

create index rentals_transport on rentals (company_id, upper(replace(transport_number, ' ', '')) text_pattern_ops)
  where transport_number is not null;

-- As before, and a rental is found by its flight or ship.
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
    select r.id, found.score from found join rentals r on r.company_id = app_company() and r.customer_id = found.id
    union all
    select r.id, found.score from found join rentals r on r.company_id = app_company() and r.billed_customer_id = found.id
  ) fit
  group by fit.id
  order by 2 desc, 1 desc
  limit most;
end;
