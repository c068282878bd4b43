-- Requests that were refused because no vehicle was free, for the statistics. Without a category, any would have done.
create table refused_requests (
  id int generated always as identity primary key,
  company_id int not null references companies (id),
  departure_agency_id int not null,
  category_id int,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  referral_mode text not null check (referral_mode in ('desk', 'phone', 'web')),
  created_by int,
  created_at timestamptz not null,
  check (ends_at > starts_at),
  unique (company_id, id),
  foreign key (company_id, departure_agency_id) references agencies (company_id, id),
  foreign key (company_id, category_id) references categories (company_id, id),
  foreign key (company_id, created_by) references users (company_id, id) on delete set null (created_by)
);
create index refused_requests_wanted on refused_requests (company_id, starts_at);
create index refused_requests_agency on refused_requests (company_id, departure_agency_id);
create index refused_requests_category on refused_requests (company_id, category_id);
create index refused_requests_recorded on refused_requests (company_id, created_by, created_at);
select protect_tenant_table('refused_requests');
