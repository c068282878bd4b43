-- The keys by which two persons or two companies may be one: an e-mail address, a phone number, a licence, a SIREN, or a name
-- with a date of birth. Only customers that are not archived have keys; a trigger writes them, also for a process of the
-- version before.
create table customer_keys (
  company_id int not null,
  kind text not null check (kind in ('email', 'phone', 'licence', 'siren', 'name')),
  is_company boolean not null,
  value text collate "C" not null,
  customer_id int not null,
  primary key (company_id, kind, is_company, value, customer_id),
  foreign key (company_id, customer_id) references customers (company_id, id) on delete cascade
);
create index customer_keys_customer on customer_keys (company_id, customer_id);
select protect_tenant_table('customer_keys');

-- A licence of fewer than five letters and digits is a remark such as « B » or « vu ».
create function customer_keys_of(customer customers) returns table (kind text, value text)
language sql stable set search_path = public, pg_temp
begin atomic
  select distinct found.kind, found.value
  from (
    select 'email', fold(trim(address)) from unnest(array[customer.email, customer.billing_email]) address
    union all
    select 'phone', regexp_replace(phone, '\D', '', 'g') from jsonb_array_elements_text(customer.phone_numbers) phone
    union all
    select 'licence', licence
    from upper(regexp_replace(customer.driving_license_number, '[^[:alnum:]]', '', 'g')) licence where length(licence) >= 5
    union all
    select 'siren', customer.siren
    union all
    select 'name', string_agg(word, ' ' order by word collate "C") || ' ' || customer.birth_date
    from regexp_split_to_table(fold(concat_ws(' ', customer.first_name, customer.last_name)), '[^a-z0-9]+') word
    where customer.kind = 'person' and word <> ''
  ) found (kind, value)
  where found.value <> '' and customer.archived_at is null;
end;

create function write_customer_keys() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if tg_op = 'UPDATE' then
    delete from customer_keys where company_id = new.company_id and customer_id = new.id;
  end if;
  insert into customer_keys (company_id, kind, is_company, value, customer_id)
    select new.company_id, kind, new.kind = 'company', value, new.id from customer_keys_of(new);
  return null;
end $$;
create trigger write_customer_keys after insert or update of kind, first_name, last_name, birth_date, email, billing_email,
  phone_numbers, driving_license_number, siren, archived_at on customers for each row execute function write_customer_keys();

alter table customers no force row level security;
alter table customer_keys no force row level security;
insert into customer_keys (company_id, kind, is_company, value, customer_id)
  select c.company_id, k.kind, c.kind = 'company', k.value, c.id from customers c cross join lateral customer_keys_of(c) k;
alter table customers force row level security;
alter table customer_keys force row level security;

-- Two customers who are not one, as somebody of the company decided; the one with the lower id comes first.
create table distinct_customers (
  company_id int not null,
  customer_id int not null,
  other_id int not null,
  decided_by int,
  decided_at timestamptz not null default now(),
  primary key (company_id, customer_id, other_id),
  check (customer_id < other_id),
  foreign key (company_id, customer_id) references customers (company_id, id) on delete cascade,
  foreign key (company_id, other_id) references customers (company_id, id) on delete cascade,
  foreign key (company_id, decided_by) references users (company_id, id) on delete set null (decided_by)
);
create index distinct_customers_other on distinct_customers (company_id, other_id);
create index distinct_customers_user on distinct_customers (company_id, decided_by);
select protect_tenant_table('distinct_customers');
