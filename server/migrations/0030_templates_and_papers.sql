-- Services that the vehicles of a category usually need. A vehicle's own deadline holds its own values.
create table deadline_templates (
  id int generated always as identity primary key,
  company_id int not null,
  category_id int not null,
  name text not null check (name <> ''),
  every_months int check (every_months between 1 and 240),
  every_kilometres int check (every_kilometres between 1 and 1000000),
  warn_days int not null check (warn_days between 0 and 366),
  warn_kilometres int not null check (warn_kilometres between 0 and 100000),
  check (every_months is not null or every_kilometres is not null),
  unique (company_id, id),
  foreign key (company_id, category_id) references categories (company_id, id) on delete cascade
);
create index deadline_templates_category on deadline_templates (company_id, category_id);
select protect_tenant_table('deadline_templates');

-- The template from which a deadline was made; each value follows the template until the vehicle has its own.
alter table deadlines
  add column template_id int,
  add foreign key (company_id, template_id) references deadline_templates (company_id, id) on delete set null (template_id);
create index deadlines_template on deadlines (company_id, template_id);

-- Reports and bills of visits: private to the company, counted with its other files.
alter table deadline_visits add unique (company_id, id);
create table visit_documents (
  id int generated always as identity primary key,
  company_id int not null,
  visit_id int not null,
  name text not null check (name <> ''),
  content_type text not null,
  bytes int not null check (bytes > 0),
  key text not null unique,
  created_at timestamptz not null default now(),
  unique (company_id, id),
  foreign key (company_id, visit_id) references deadline_visits (company_id, id)
);
create index visit_documents_visit on visit_documents (company_id, visit_id);
select protect_tenant_table('visit_documents');
create trigger count_stored_bytes after insert or delete on visit_documents for each row execute function count_stored_bytes();

-- The usual fee for the handling of a fine, proposed to the agent who decides on it, and the charge of a notice's fee.
alter table companies add column fine_handling_cents int check (fine_handling_cents between 0 and 999999999);
alter table fines
  add column fee_charge_id int,
  add foreign key (company_id, rental_id, fee_charge_id) references charges (company_id, rental_id, id);
create index fines_fee on fines (company_id, rental_id, fee_charge_id);
