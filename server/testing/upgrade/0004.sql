update rentals set valid_until = '2026-03-16 12:00Z' where status = 'quote';
update rentals set lapsed_at = starts_at where status = 'cancelled';
insert into payments (company_id, rental_id, total_cents, security_deposit_cents, corrects_payment_id, reason)
  select company_id, rental_id, 2000, 0, id, 'Geste commercial' from payments;
insert into charges (company_id, rental_id, kind, amount_cents, reason)
  select company_id, id, 'fuel', 3000, 'Deux barres' from rentals where status = 'done';
insert into vehicle_changes (company_id, rental_id, stretch, vehicle_id, started_at, ended_at, reason)
  select company_id, id, 0, vehicle_id, '2026-03-01 12:05Z', '2026-03-02 12:00Z', 'Panne' from rentals where status = 'ongoing';
insert into damages (company_id, vehicle_id, check_id, view, x, y, kind, size, found_at)
  select company_id, vehicle_id, id, 'front', 0.5, 0.5, 'scratch', 'small', '2026-03-04 11:50Z' from checks where stage = 'return';
insert into check_photos (company_id, rental_id, check_id, damage_id, key, thumbnail_key, sha256)
  select c.company_id, c.rental_id, c.id, d.id, 'photos/' || c.id, 'photos/' || c.id || '-small', '\x01'
  from checks c left join damages d on d.check_id = c.id;
insert into kept_documents (company_id, rental_id, occasion, content, sha256, kept_at)
  select company_id, id, 'accepted', '{}', sha256('{}'), starts_at from rentals where status in ('pending', 'ongoing', 'done');
insert into sent_mails (company_id, rental_id, kind, recipient, subject, dedupe)
  select company_id, id, 'lapsed', 'zoe@example.test', 'Réservation', 'lapsed:' || id from rentals where status = 'cancelled';
