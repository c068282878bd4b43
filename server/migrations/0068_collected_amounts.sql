-- What sources collected for rentals: a row for each change of the amount, of which the journal has an entry. The amount
-- of a rental is an entry of its account, and the sum of these rows.
create table collected_amounts (
  id int generated always as identity primary key,
  company_id int not null references companies (id),
  -- Null once the rental was deleted; its number and that of its customer stay.
  rental_id int,
  rental_number text not null,
  customer_number text not null,
  source_id int not null,
  cents int not null check (cents <> 0),
  made_at timestamptz not null,
  made_by int,
  -- False for what was collected before the journal had entries of it: the accountant books that by hand.
  is_journaled boolean not null default true,
  unique (company_id, id),
  foreign key (company_id, rental_id) references rentals (company_id, id) on delete set null (rental_id),
  foreign key (company_id, source_id) references sources (company_id, id),
  foreign key (company_id, made_by) references users (company_id, id) on delete set null (made_by)
);
create index collected_amounts_rental on collected_amounts (company_id, rental_id);
create index collected_amounts_source on collected_amounts (company_id, source_id);
create index collected_amounts_user on collected_amounts (company_id, made_by);

alter table ledger_entries no force row level security;
alter table rentals no force row level security;
alter table customers no force row level security;
insert into collected_amounts (company_id, rental_id, rental_number, customer_number, source_id, cents, made_at, is_journaled)
  select e.company_id, e.rental_id, r.public_id, c.public_id, r.source_id, e.cents, e.made_at, false
  from ledger_entries e
  join rentals r on r.company_id = e.company_id and r.id = e.rental_id
  join customers c on c.company_id = r.company_id and c.id = r.customer_id
  where e.kind = 'collected_by_source' and r.source_id is not null;
alter table ledger_entries force row level security;
alter table rentals force row level security;
alter table customers force row level security;
select protect_tenant_table('collected_amounts');
