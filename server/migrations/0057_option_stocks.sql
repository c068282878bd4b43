-- The number of an option that an agency has, such as four child seats; without a row it is not counted.
create table option_stocks (
  company_id int not null,
  option_id int not null,
  agency_id int not null,
  quantity int not null check (quantity >= 0),
  primary key (company_id, option_id, agency_id),
  foreign key (company_id, option_id) references options (company_id, id) on delete cascade,
  foreign key (company_id, agency_id) references agencies (company_id, id) on delete cascade
);
create index option_stocks_agency on option_stocks (company_id, agency_id);
select protect_tenant_table('option_stocks');
