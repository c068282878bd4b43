-- Keys with which programs call the API for a company. Only a hash is stored; a revoked key stays, since the history names it.
create table api_keys (
  id int generated always as identity primary key,
  company_id int not null references companies (id),
  name text not null check (name <> ''),
  permissions text[] not null check (cardinality(permissions) > 0),
  token_hash bytea not null unique,
  last_four text not null,
  created_by int,
  created_at timestamptz not null default now(),
  expires_at timestamptz,
  revoked_at timestamptz,
  -- The start of the minute in which the key was last used, and its calls within that minute.
  last_used_at timestamptz,
  calls int not null default 0,
  unique (company_id, id),
  foreign key (company_id, created_by) references users (company_id, id)
);
create unique index api_keys_name on api_keys (company_id, lower(name)) where revoked_at is null;
alter table api_keys enable row level security, force row level security;
create policy tenant on api_keys using (company_id = app_company() or app_scope() = 'identity')
  with check (company_id = app_company() or app_scope() = 'identity');

-- The key of a token, and its calls within the current minute, this one included, up to one more than `most`. It is counted
-- at once for all processes; the count may be lost in a crash, so nothing waits for the disk.
create function use_api_key(hash bytea, most int)
returns table (id int, company_id int, permissions text[], calls int, seconds_left int)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := app_scope();
begin
  perform set_config('app.scope', 'identity', true), set_config('synchronous_commit', 'off', true);
  return query
    update api_keys k set
      calls = case when k.last_used_at > now() - interval '1 minute' then least(k.calls, most) + 1 else 1 end,
      last_used_at = case when k.last_used_at > now() - interval '1 minute' then k.last_used_at else now() end
    where k.token_hash = hash and k.revoked_at is null and (k.expires_at is null or k.expires_at > now())
    returning k.id, k.company_id, k.permissions, k.calls,
      greatest(1, ceil(extract(epoch from k.last_used_at + interval '1 minute' - now())))::int;
  perform set_config('app.scope', scope_before, true);
end $$;

-- A change by a program names its key instead of a user.
alter table audit_entries add column api_key_id int;
alter table audit_entries add foreign key (company_id, api_key_id) references api_keys (company_id, id);

-- A program repeats its writes as a user does.
alter table idempotency_keys drop constraint idempotency_keys_pkey;
alter table idempotency_keys alter column user_id drop not null;
alter table idempotency_keys add column api_key_id int references api_keys (id) on delete cascade;
alter table idempotency_keys add unique (user_id, key), add unique (api_key_id, key);
alter table idempotency_keys add check (num_nonnulls(user_id, api_key_id) = 1);
drop policy own on idempotency_keys;
create policy own on idempotency_keys using (
  user_id = nullif(current_setting('app.user_id', true), '')::int
  or api_key_id = nullif(current_setting('app.key_id', true), '')::int
  or app_scope() = 'identity'
);
