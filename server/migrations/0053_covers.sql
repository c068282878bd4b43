-- A cover ("rachat de franchise") is an option that lowers the excess.
alter table options add column is_cover boolean not null default false;

-- The excess that remains with a cover in a category, and the deposit; a null deposit is the category's. A table of its
-- own beside category_options, whose rows a process that does not know covers deletes and inserts again.
create table covers (
  company_id int not null,
  option_id int not null,
  category_id int not null,
  waiver_cents int not null check (waiver_cents >= 0),
  security_deposit_cents int check (security_deposit_cents >= 0),
  primary key (company_id, option_id, category_id),
  foreign key (company_id, option_id) references options (company_id, id) on delete cascade,
  foreign key (company_id, category_id) references categories (company_id, id) on delete cascade
);
create index covers_category on covers (company_id, category_id);
select protect_tenant_table('covers');
