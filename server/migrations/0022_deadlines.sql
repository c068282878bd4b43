-- What a vehicle must have done by a day or an odometer: inspection, emissions check, insurance, the company's own services.
create table deadlines (
  id int generated always as identity primary key,
  company_id int not null,
  vehicle_id int not null,
  kind text not null check (kind in ('inspection', 'emissions', 'insurance', 'service')),
  name text,
  every_months int check (every_months between 1 and 240),
  every_kilometres int check (every_kilometres between 1 and 1000000),
  last_on date,
  last_odometer int check (last_odometer >= 0),
  -- The last day and odometer at which it is in time; both null once it was done and has no step.
  due_on date,
  due_odometer int check (due_odometer >= 0),
  warn_days int not null check (warn_days between 0 and 366),
  warn_kilometres int not null check (warn_kilometres between 0 and 100000),
  unique (company_id, id),
  foreign key (company_id, vehicle_id) references vehicles (company_id, id) on delete cascade
);
create index deadlines_vehicle on deadlines (company_id, vehicle_id);
select protect_tenant_table('deadlines');

-- A deadline that was done. Costs stay when the deadline is removed, so the kind and name are copied.
create table deadline_visits (
  id int generated always as identity primary key,
  company_id int not null,
  vehicle_id int not null,
  deadline_id int,
  kind text not null check (kind in ('inspection', 'emissions', 'insurance', 'service')),
  name text,
  done_on date not null,
  odometer int check (odometer >= 0),
  cost_cents int check (cost_cents between 0 and 999999999),
  place text,
  note text,
  recorded_at timestamptz not null default now(),
  recorded_by int,
  foreign key (company_id, vehicle_id) references vehicles (company_id, id),
  foreign key (company_id, deadline_id) references deadlines (company_id, id) on delete set null (deadline_id),
  foreign key (company_id, recorded_by) references users (company_id, id) on delete set null (recorded_by)
);
create index deadline_visits_vehicle on deadline_visits (company_id, vehicle_id, done_on);
create index deadline_visits_deadline on deadline_visits (company_id, deadline_id);
select protect_tenant_table('deadline_visits');

-- The odometers of the last 90 days, from which the pace of each vehicle is estimated.
create index checks_vehicle on checks (company_id, vehicle_id, recorded_at);
