-- What was promised with a rental: its vehicle, or a vehicle of a category with a gearbox and so many seats. A rental
-- always has a vehicle; `is_pinned` says that staff keep this one although a category was promised.
alter table rentals
  add column promised_category_id int,
  add column promised_transmission text check (promised_transmission in ('Manuelle', 'Automatique')),
  add column promised_seats int check (promised_seats between 1 and 99),
  add column is_pinned boolean not null default false,
  add check (promised_category_id is not null or (promised_transmission is null and promised_seats is null)),
  add foreign key (company_id, promised_category_id) references categories (company_id, id);
create index rentals_promised_category on rentals (company_id, promised_category_id) where promised_category_id is not null;

-- What a new rental promises unless its form says otherwise.
alter table companies add column default_promise text not null default 'vehicle'
  check (default_promise in ('vehicle', 'category'));
