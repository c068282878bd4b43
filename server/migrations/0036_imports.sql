-- A rental from a table of another program keeps its reference there, and the money that was settled there, which lowers what is due.
alter table rentals add column import_reference text check (import_reference <> '');
alter table rentals add column settled_elsewhere_cents int not null default 0
  check (settled_elsewhere_cents between 0 and 999999999);
create unique index rentals_import_reference on rentals (company_id, import_reference) where import_reference is not null;

-- What an import created, to be taken back as one within a day. The calls of one import share its key.
create table import_batches (
  id int generated always as identity primary key,
  company_id int not null references companies (id),
  key text not null check (key <> ''),
  kind text not null check (kind in ('customers', 'vehicles', 'options', 'rentals')),
  created_at timestamptz not null,
  created_by int,
  -- The ids of what it created, which may be gone since.
  customer_ids int[] not null default '{}',
  vehicle_ids int[] not null default '{}',
  option_ids int[] not null default '{}',
  rental_ids int[] not null default '{}',
  undone_at timestamptz,
  undone_by int,
  unique (company_id, id),
  unique (company_id, key),
  check (undone_by is null or undone_at is not null),
  foreign key (company_id, created_by) references users (company_id, id) on delete set null (created_by),
  foreign key (company_id, undone_by) references users (company_id, id) on delete set null (undone_by)
);
create index import_batches_created on import_batches (company_id, created_at);
select protect_tenant_table('import_batches');
