-- Calendars that other programs read at a secret address, of which only a hash is stored: of an agency, of a vehicle, or of the
-- company without either. A read names only the address, so the system finds its company.
create table calendars (
  id int generated always as identity primary key,
  company_id int not null references companies (id),
  name text not null check (name <> ''),
  agency_id int,
  vehicle_id int,
  shows text not null check (shows in ('times', 'names')),
  language text not null check (language in ('fr', 'en')),
  token_hash bytea not null unique,
  created_by int,
  created_at timestamptz not null default now(),
  last_read_at timestamptz,
  check (agency_id is null or vehicle_id is null),
  unique (company_id, id),
  foreign key (company_id, agency_id) references agencies (company_id, id) on delete cascade,
  foreign key (company_id, vehicle_id) references vehicles (company_id, id) on delete cascade,
  foreign key (company_id, created_by) references users (company_id, id) on delete set null (created_by)
);
create index calendars_agency on calendars (company_id, agency_id);
create index calendars_vehicle on calendars (company_id, vehicle_id);
create index calendars_user on calendars (company_id, created_by);
alter table calendars enable row level security, force row level security;
create policy tenant on calendars using (company_id = app_company() or app_scope() = 'identity')
  with check (company_id = app_company() or app_scope() = 'identity');
