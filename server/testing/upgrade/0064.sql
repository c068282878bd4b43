insert into customers (company_id, public_id, first_name, archived_at, merged_into_id)
  select company_id, 'T-64', 'Zoé', now(), min(id) from customers where archived_at is null group by company_id;
insert into customer_merges (company_id, kept_id, merged_id, merged_at, put_back)
  select company_id, merged_into_id, id, now(), '{"links": [], "fields": {}, "columns": {}}' from customers where merged_into_id is not null;
insert into distinct_customers (company_id, customer_id, other_id)
  select company_id, min(id), max(id) from customers group by company_id having count(*) > 1;
