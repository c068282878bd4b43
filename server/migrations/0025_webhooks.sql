-- Addresses that receive a company's events. Events are delivered for all companies, so the system finds those that are due.
create table webhooks (
  id int generated always as identity primary key,
  company_id int not null references companies (id),
  name text not null check (name <> ''),
  url text not null,
  events text[] not null check (cardinality(events) > 0),
  secret text not null,
  -- The secret before, which signs too until an instant.
  former_secret text,
  former_secret_until timestamptz,
  created_at timestamptz not null default now(),
  disabled_at timestamptz,
  -- The first of the failures since which nothing was delivered.
  failing_since timestamptz,
  -- The process that delivers holds the webhook until then, so that its events are sent one after another.
  leased_until timestamptz,
  unique (company_id, id)
);
create unique index webhooks_name on webhooks (company_id, lower(name));
alter table webhooks enable row level security, force row level security;
create policy tenant on webhooks using (company_id = app_company() or app_scope() = 'identity')
  with check (company_id = app_company() or app_scope() = 'identity');

-- An event for a webhook, written in the transaction of its change; ids grow with the changes of a rental, which lock it.
create table webhook_deliveries (
  id int generated always as identity primary key,
  company_id int not null,
  webhook_id int not null,
  message_id text not null,
  type text not null,
  data jsonb not null,
  created_at timestamptz not null,
  attempts int not null default 0,
  -- The instant of the next attempt; null once it was delivered or given up.
  next_at timestamptz,
  delivered_at timestamptz,
  unique (company_id, id),
  foreign key (company_id, webhook_id) references webhooks (company_id, id) on delete cascade
);
create index webhook_deliveries_webhook on webhook_deliveries (company_id, webhook_id, id);
create index webhook_deliveries_due on webhook_deliveries (company_id, webhook_id, next_at) where next_at is not null;
alter table webhook_deliveries enable row level security, force row level security;
create policy tenant on webhook_deliveries using (company_id = app_company() or app_scope() = 'identity')
  with check (company_id = app_company() or app_scope() = 'identity');

-- An attempt to deliver an event, with the beginning of the answer or the reason why there was none.
create table webhook_attempts (
  id int generated always as identity primary key,
  company_id int not null,
  delivery_id int not null,
  at timestamptz not null,
  status int,
  duration_ms int not null,
  answer text not null,
  foreign key (company_id, delivery_id) references webhook_deliveries (company_id, id) on delete cascade
);
create index webhook_attempts_delivery on webhook_attempts (company_id, delivery_id);
select protect_tenant_table('webhook_attempts');
