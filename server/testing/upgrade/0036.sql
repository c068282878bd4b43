update rentals set import_reference = 'L-' || id, settled_elsewhere_cents = 5000 where id in (select min(id) from rentals group by company_id);
insert into import_batches (company_id, key, kind, created_at, created_by, customer_ids, rental_ids, undone_at, undone_by)
  select r.company_id, 'first', 'rentals', '2026-03-01T12:00:00Z', min(u.id), array[min(r.customer_id)], array[min(r.id)],
    '2026-03-01T13:00:00Z', min(u.id)
  from rentals r join users u on u.company_id = r.company_id group by r.company_id;
