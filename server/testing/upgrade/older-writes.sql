-- What the version with the schema 0010 writes for each kind of thing, on the data of NNNN.sql. Only its own columns
-- are named.
insert into agencies (timezone, name, city, country_code, company_id) values ('America/Guadeloupe', 'Marina', 'Le Gosier', 'GP', 1);
insert into vehicles (fuel_level, registration_number, make, model, odometer, category_id, location_id, company_id)
  select '4/4', 'zz999zz', 'Renault', 'Clio', 12000, category_id, location_id, 1 from vehicles where company_id = 1 limit 1;
update companies set customer_counter = customer_counter + 1 where id = 1;
insert into customers (first_name, last_name, language, phone_numbers, company_id, public_id)
  values ('Zoé', 'Éboué', 'fr', '["590690001122"]', 1, 'C990');
insert into rentals (company_id, public_id, code, status, starts_at, ends_at, vehicle_id, customer_id, departure_agency_id,
    arrival_agency_id, total_cents, security_deposit_cents, waiver_cents, preparation_minutes)
  select 1, 'R99' || n, 'older-' || n, 'draft', '2027-01-01 12:00Z', '2027-01-04 12:00Z', v.id, c.id, v.location_id, v.location_id,
    13500, 80000, 120000, 60
  from vehicles v, customers c, generate_series(1, 2) n
  where v.company_id = 1 and v.registration_number = 'zz999zz' and c.company_id = 1 and c.public_id = 'C990';
-- An offer, straight from a draft and from a quote.
update rentals set status = 'quote', valid_until = '2027-01-01 12:00Z' where public_id = 'R991';
update rentals set status = 'validating', valid_until = null where public_id in ('R991', 'R992');
update rentals set status = 'cancelled' where public_id = 'R992';
update rentals set status = 'pending' where public_id = 'R991';
insert into payments (company_id, rental_id, total_cents, security_deposit_cents, taken_by)
  select 1, r.id, 13500, 80000, c.user_id from rentals r join companies c on c.id = r.company_id where r.public_id = 'R991';
update rentals set status = 'ongoing', delivered_at = '2027-01-01 12:05Z' where public_id = 'R991';
insert into checks (company_id, rental_id, vehicle_id, stage, odometer)
  select company_id, id, vehicle_id, 'delivery', 12000 from rentals where public_id = 'R991';
