insert into fines (company_id, kind, vehicle_id, registration_number, committed_at, notice_date, notice_number, place,
  amount_cents, rental_id, driver_id, comments)
  select r.company_id, 'designation', r.vehicle_id, v.registration_number, r.starts_at, current_date, '4512345678', 'RN1',
    9000, r.id, r.customer_id, 'Radar'
  from rentals r join vehicles v on v.id = r.vehicle_id where r.status = 'done';
