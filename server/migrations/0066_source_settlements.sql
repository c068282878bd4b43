-- What a source and the company paid each other for the rentals of a month, outside the cash desk: each rental with the
-- amounts it had then. A rental may be in several: its later changes are settled on their own.
create table source_settlements (
  id int generated always as identity primary key,
  company_id int not null references companies (id),
  source_id int not null,
  month date not null check (extract(day from month) = 1),
  created_at timestamptz not null default now(),
  created_by int,
  unique (company_id, id),
  foreign key (company_id, source_id) references sources (company_id, id),
  foreign key (company_id, created_by) references users (company_id, id) on delete set null (created_by)
);
create index source_settlements_source on source_settlements (company_id, source_id, month);
create index source_settlements_user on source_settlements (company_id, created_by);
select protect_tenant_table('source_settlements');

create table source_settlement_rentals (
  company_id int not null,
  settlement_id int not null,
  rental_id int not null,
  price_cents int not null,
  commission_cents int not null,
  collected_cents int not null,
  primary key (company_id, settlement_id, rental_id),
  foreign key (company_id, settlement_id) references source_settlements (company_id, id) on delete cascade,
  foreign key (company_id, rental_id) references rentals (company_id, id)
);
create index source_settlement_rentals_rental on source_settlement_rentals (company_id, rental_id);
select protect_tenant_table('source_settlement_rentals');
