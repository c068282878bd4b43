-- Notices of traffic fines, with the rental and the driver who had the vehicle.
create table fines (
  id int generated always as identity primary key,
  company_id int not null references companies (id),
  kind text not null check (kind in ('designation', 'parking', 'abroad')),
  -- Null when no vehicle of the company ever had that plate.
  vehicle_id int,
  registration_number text not null check (registration_number <> ''),
  committed_at timestamptz not null,
  notice_date date not null,
  notice_number text,
  place text,
  amount_cents int check (amount_cents >= 0),
  rental_id int,
  driver_id int,
  status text not null default 'to_do'
    check (status in ('to_do', 'designated', 'paid', 'contested', 'billed', 'closed')),
  comments text,
  created_at timestamptz not null default now(),
  unique (company_id, id),
  foreign key (company_id, vehicle_id) references vehicles (company_id, id) on delete set null (vehicle_id),
  foreign key (company_id, rental_id) references rentals (company_id, id) on delete set null (rental_id),
  foreign key (company_id, driver_id) references customers (company_id, id) on delete set null (driver_id)
);
create index fines_open on fines (company_id, status, notice_date);
create index fines_vehicle on fines (company_id, vehicle_id);
create index fines_rental on fines (company_id, rental_id);
create index fines_driver on fines (company_id, driver_id);
select protect_tenant_table('fines');

-- The former plates of a vehicle, among its changes.
create index audit_entries_plate on audit_entries (company_id, (changes -> 'registrationNumber' ->> 0))
  where entity = 'vehicle' and changes ? 'registrationNumber';

-- The fee for the work that a notice makes.
alter table charges drop constraint charges_kind_check;
alter table charges add constraint charges_kind_check check (kind in
  ('lateness', 'fuel', 'damage', 'kilometres', 'cleaning', 'fine_handling', 'other', 'cancellation', 'no_show'));
