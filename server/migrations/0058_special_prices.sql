-- The name of a price that customers read in English; null where the company gave none.
alter table price_lines add column name_en text;

-- Prices of an hour (min_hours), and of a day on some weekdays (Monday is 1). A table of their own: a process that does
-- not know them prices rentals by every row of price_lines, and would charge a day at the price of an hour. The ids are
-- those of price_lines, since one list has the lines of both.
create table special_prices (
  id int primary key default nextval('price_lines_id_seq'),
  company_id int not null references companies (id),
  season_id int,
  agency_id int not null,
  category_id int not null,
  name text,
  name_en text,
  min_days int not null check (min_days >= 0),
  min_hours int check (min_hours between 1 and 23),
  weekdays smallint[] check (cardinality(weekdays) > 0 and weekdays <@ '{1,2,3,4,5,6,7}'),
  price_cents int not null check (price_cents >= 0),
  check ((min_hours is null) <> (weekdays is null)),
  foreign key (company_id, agency_id) references agencies (company_id, id) on delete cascade,
  foreign key (company_id, agency_id, season_id) references seasons (company_id, agency_id, id) on delete cascade,
  foreign key (company_id, category_id) references categories (company_id, id) on delete cascade,
  unique nulls not distinct (company_id, agency_id, season_id, category_id, min_days, min_hours, weekdays)
    deferrable initially deferred
);
create index special_prices_category on special_prices (company_id, category_id);
create index special_prices_season on special_prices (company_id, season_id);
select protect_tenant_table('special_prices');
