-- A fee that charges itself: outside opening hours, at a place, for a one-way rental, for additional drivers. Rentals
-- keep those of their price in the price itself, so removing a fee hides it and changes no rental.
create table fees (
  id int generated always as identity primary key,
  company_id int not null references companies (id),
  kind text not null check (kind in ('outside_hours', 'place', 'one_way', 'additional_driver')),
  name text not null check (name <> ''),
  name_en text,
  is_enabled boolean not null default true,
  price_cents int not null default 0 check (price_cents >= 0),
  daily_price_cents int not null default 0 check (daily_price_cents >= 0),
  max_cents int check (max_cents >= 0),
  agency_id int,
  to_agency_id int,
  category_id int,
  at text check (at in ('departure', 'arrival')),
  is_on_holidays boolean not null default false,
  free_count int not null default 0 check (free_count >= 0),
  archived_at timestamptz,
  created_at timestamptz not null default now(),
  unique (company_id, id),
  foreign key (company_id, agency_id) references agencies (company_id, id) on delete cascade,
  foreign key (company_id, to_agency_id) references agencies (company_id, id) on delete cascade,
  foreign key (company_id, category_id) references categories (company_id, id) on delete cascade
);
-- A place may have several fees; any other case has one, so that no rental pays twice for one thing.
create unique index fees_case on fees (company_id, kind, agency_id, to_agency_id, category_id, at)
  nulls not distinct where kind <> 'place' and is_enabled and archived_at is null;
create index fees_agency on fees (company_id, agency_id);
create index fees_to_agency on fees (company_id, to_agency_id);
create index fees_category on fees (company_id, category_id);
select protect_tenant_table('fees');

-- The fees that an agent took out of the price, each with the end it is for and the reason.
alter table rentals add column waived_fees jsonb not null default '[]';
