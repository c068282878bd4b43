-- What companies subscribe to. Plans are what the payment provider sells, kept here so that no creation waits for it; where
-- none are sold, nothing is limited.
create table plans (
  product_id text primary key,
  price_id text not null unique,
  name text not null,
  description text,
  -- Euro cents for each interval.
  unit_amount int not null check (unit_amount >= 0),
  interval text not null check (interval in ('month', 'year')),
  -- Null is as many as one likes.
  most_agencies int check (most_agencies > 0),
  most_vehicles int check (most_vehicles > 0),
  most_customers int check (most_customers > 0),
  -- Given to every new company, and not for sale.
  is_base boolean not null default false
);
alter table plans enable row level security, force row level security;
create policy everyone on plans for select using (true);
create policy system on plans using (app_scope() = 'identity') with check (app_scope() = 'identity');

-- One for each company. Without a product it has the base plan; its row is locked while something limited is created.
create table billing_accounts (
  company_id int primary key references companies (id),
  -- The company at the provider.
  customer_ref text unique,
  subscription_ref text unique,
  product_id text,
  price_id text,
  status text not null default 'active' check (status in
    ('trialing', 'active', 'past_due', 'unpaid', 'canceled', 'incomplete', 'incomplete_expired', 'paused')),
  unit_amount int not null default 0,
  interval text not null default 'month' check (interval in ('month', 'year')),
  trial_ends_at timestamptz,
  period_ends_at timestamptz,
  -- It ends with the period.
  is_ending boolean not null default false,
  -- A trial is given once.
  had_trial boolean not null default false,
  changed_at timestamptz not null default now()
);
alter table billing_accounts enable row level security, force row level security;
create policy tenant on billing_accounts using (company_id = app_company() or app_scope() = 'identity')
  with check (company_id = app_company() or app_scope() = 'identity');
alter table companies no force row level security;
insert into billing_accounts (company_id) select id from companies;
alter table companies force row level security;
create function open_billing_account() returns trigger language plpgsql as $$
begin
  insert into billing_accounts (company_id) values (new.id);
  return null;
end $$;
create trigger open_billing_account after insert on companies for each row execute function open_billing_account();

-- Payments that were begun with the local provider, in which no money moves.
create table test_checkouts (
  session text primary key,
  company_id int not null references companies (id),
  price_id text not null,
  done_at timestamptz,
  created_at timestamptz not null default now()
);
create index test_checkouts_company on test_checkouts (company_id);
select protect_tenant_table('test_checkouts');

-- What the provider told us, each once: by the event's own id. It tells of no company before it has been looked into.
create table billing_events (
  id text primary key,
  kind text not null,
  at timestamptz not null default now()
);
create index billing_events_at on billing_events (at);
alter table billing_events enable row level security, force row level security;
create policy system on billing_events using (app_scope() = 'identity') with check (app_scope() = 'identity');
