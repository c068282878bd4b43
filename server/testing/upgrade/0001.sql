-- Two companies with every kind of row that version 1 stores.
insert into companies (name) values ('Karukera'), ('Madinina');
insert into users (company_id, first_name, email, role)
  select id, role, role || '@' || lower(name) || '.example.test', role from companies, unnest(array['admin', 'staff']) role;
update companies c set user_id = u.id from users u where u.company_id = c.id and u.role = 'admin';
insert into sessions (token_hash, user_id) select sha256(convert_to(email, 'UTF8')), id from users;
insert into password_tokens (token_hash, user_id, expires_at)
  select sha256(convert_to(email, 'UTF8')), id, '2026-03-01 13:00Z' from users;
insert into attempts (subject, at) values ('\x01', '2026-03-01 12:00Z');
insert into idempotency_keys (user_id, key, request_hash, status, body) select id, 'one', '\x01', 201, '{"id": 1}' from users;
insert into agencies (company_id, name) select id, 'Aéroport' from companies;
insert into opening_hours (company_id, agency_id, day_of_week, open_time_minutes, close_time_minutes)
  select company_id, id, 'monday', 480, 1080 from agencies;
insert into seasons (company_id, agency_id, "start", "end", user_label)
  select company_id, id, '12-15', '04-15', 'Haute' from agencies;
insert into categories (company_id, code, name, security_deposit_cents, waiver_cents)
  select id, 'B', 'Citadine', 80000, 120000 from companies;
insert into options (company_id, name, daily_price_cents) select id, 'Siège enfant', 500 from companies;
insert into category_options (company_id, category_id, option_id)
  select company_id, c.id, o.id from categories c join options o using (company_id);
insert into price_lines (company_id, season_id, agency_id, category_id, price_cents)
  select company_id, s.id, s.agency_id, c.id, 4000 from seasons s join categories c using (company_id);
insert into vehicles (company_id, registration_number, category_id, location_id)
  select company_id, 'ab12' || n || 'gp', c.id, a.id
  from categories c join agencies a using (company_id), generate_series(1, 7) n;
insert into customers (company_id, public_id, first_name, last_name, phone_numbers)
  select id, 'C' || n, 'Zoé', 'Éboué ' || n, '["+590690000000"]' from companies, generate_series(1, 2) n;
-- A rental in each status, each on a vehicle of its own.
insert into rentals (company_id, public_id, code, status, starts_at, ends_at, vehicle_id, customer_id, departure_agency_id,
    arrival_agency_id, total_cents, security_deposit_cents, waiver_cents, preparation_minutes, delivered_at, returned_at)
  select c.id, 'R' || n, 'code-' || c.id || '-' || n, status, '2026-03-01 12:00Z', '2026-03-04 12:00Z',
    (select id from vehicles v where v.company_id = c.id and registration_number = 'ab12' || n || 'gp'),
    (select min(id) from customers p where p.company_id = c.id), a.id, a.id, 12000, 80000, 120000, 60,
    case when status in ('ongoing', 'done') then timestamptz '2026-03-01 12:05Z' end,
    case when status = 'done' then timestamptz '2026-03-04 11:50Z' end
  from companies c join agencies a on a.company_id = c.id,
    unnest(array['draft', 'quote', 'validating', 'pending', 'ongoing', 'done', 'cancelled']) with ordinality as s (status, n);
insert into rental_drivers (company_id, rental_id, customer_id)
  select r.company_id, r.id, c.id from rentals r join customers c on c.company_id = r.company_id and c.public_id = 'C2';
insert into rental_options (company_id, rental_id, option_id)
  select company_id, r.id, o.id from rentals r join options o using (company_id);
insert into unavailabilities (company_id, vehicle_id, starts_at, ends_at, description)
  select company_id, min(id), '2026-04-01 12:00Z', '2026-04-02 12:00Z', 'Révision' from vehicles group by company_id;
insert into occupancies (company_id, vehicle_id, rental_id, unavailability_id, period)
  select company_id, vehicle_id, id, null, tstzrange(starts_at, ends_at) from rentals
  where status in ('validating', 'pending', 'ongoing')
  union all
  select company_id, vehicle_id, null, id, tstzrange(starts_at, ends_at) from unavailabilities;
insert into checks (company_id, rental_id, stage, odometer)
  select company_id, id, stage, 1000 from rentals, unnest(array['delivery', 'return']) stage
  where status = 'done' or (status = 'ongoing' and stage = 'delivery');
insert into payments (company_id, rental_id, total_cents, security_deposit_cents, taken_by)
  select r.company_id, r.id, 12000, 80000, c.user_id from rentals r join companies c on c.id = r.company_id
  where status in ('ongoing', 'done');
insert into audit_entries (company_id, user_id, entity, entity_id, action)
  select r.company_id, c.user_id, 'rental', r.id, 'created' from rentals r join companies c on c.id = r.company_id;
insert into events (company_id, top) select id, 'rentals' from companies;
