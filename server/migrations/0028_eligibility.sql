-- Rules about who may drive: the company's, and those of a category that has its own.
create table driver_rules (
  company_id int primary key references companies (id),
  minimum_age int check (minimum_age between 14 and 99),
  maximum_age int check (maximum_age between 14 and 120),
  minimum_licence_years int check (minimum_licence_years between 1 and 50),
  licence_category text check (licence_category in ('AM', 'A1', 'A2', 'A', 'B1', 'B', 'BE', 'C1', 'C', 'D1', 'D')),
  -- The age under which a driver pays the option beside it.
  young_driver_age int check (young_driver_age between 14 and 99),
  young_driver_option_id int,
  is_licence_validity_required boolean not null,
  is_licence_document_required boolean not null,
  is_designation_required boolean not null,
  foreign key (company_id, young_driver_option_id) references options (company_id, id)
    on delete set null (young_driver_option_id)
);
select protect_tenant_table('driver_rules');

alter table categories
  add column minimum_age int check (minimum_age between 14 and 99),
  add column maximum_age int check (maximum_age between 14 and 120),
  add column minimum_licence_years int check (minimum_licence_years between 1 and 50),
  add column licence_category text check (licence_category in
    ('AM', 'A1', 'A2', 'A', 'B1', 'B', 'BE', 'C1', 'C', 'D1', 'D')),
  add column young_driver_age int check (young_driver_age between 14 and 99),
  add column young_driver_option_id int,
  add foreign key (company_id, young_driver_option_id) references options (company_id, id)
    on delete set null (young_driver_option_id);

-- What comes with a licence from elsewhere: whether it needs a document, or which one was shown.
alter table customers add column driving_license_document text check (driving_license_document in
  ('not_needed', 'needed', 'translation', 'international_permit'));

-- Rules that an administrator let a driver of a rental break, each with its limit: a stricter one is refused again.
create table driver_exceptions (
  company_id int not null,
  rental_id int not null,
  driver_id int not null,
  rule text not null,
  rule_limit text not null,
  reason text not null check (reason <> ''),
  decided_by int,
  decided_at timestamptz not null default now(),
  primary key (company_id, rental_id, driver_id, rule, rule_limit),
  foreign key (company_id, rental_id) references rentals (company_id, id) on delete cascade,
  foreign key (company_id, driver_id) references customers (company_id, id) on delete cascade,
  foreign key (company_id, decided_by) references users (company_id, id) on delete set null (decided_by)
);
create index driver_exceptions_driver on driver_exceptions (company_id, driver_id);
create index driver_exceptions_user on driver_exceptions (company_id, decided_by);
select protect_tenant_table('driver_exceptions');
create index driver_rules_option on driver_rules (company_id, young_driver_option_id);
create index categories_young_driver_option on categories (company_id, young_driver_option_id);
