-- A second factor: codes of an authenticator app, passkeys, recovery codes. Sessions can be told apart.

create table totp_secrets (
  user_id int primary key references users (id) on delete cascade,
  secret bytea not null check (length(secret) = 20),
  -- Null until the first code of the app was typed: until then it protects nothing.
  confirmed_at timestamptz,
  -- The time step of the last accepted code; codes up to it are refused.
  last_step int not null default 0,
  created_at timestamptz not null default now()
);
alter table totp_secrets enable row level security, force row level security;
create policy identity on totp_secrets using (app_scope() = 'identity');

create table recovery_codes (
  code_hash bytea primary key,
  user_id int not null references users (id) on delete cascade
);
create index recovery_codes_user on recovery_codes (user_id);
alter table recovery_codes enable row level security, force row level security;
create policy identity on recovery_codes using (app_scope() = 'identity');

create table passkeys (
  id int generated always as identity primary key,
  user_id int not null references users (id) on delete cascade,
  credential_id bytea not null unique,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null default '{}',
  name text not null check (name <> ''),
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index passkeys_user on passkeys (user_id);
alter table passkeys enable row level security, force row level security;
create policy identity on passkeys using (app_scope() = 'identity');

-- A password that was right and waits for the second factor; the browser has the token.
create table pending_sign_ins (
  token_hash bytea primary key,
  user_id int not null references users (id) on delete cascade,
  expires_at timestamptz not null
);
create index pending_sign_ins_user on pending_sign_ins (user_id);
alter table pending_sign_ins enable row level security, force row level security;
create policy identity on pending_sign_ins using (app_scope() = 'identity');

-- What a passkey has to sign, once. Without a user, any passkey may sign in.
create table passkey_challenges (
  challenge bytea primary key,
  purpose text not null check (purpose in ('registration', 'sign_in')),
  user_id int references users (id) on delete cascade,
  expires_at timestamptz not null
);
alter table passkey_challenges enable row level security, force row level security;
create policy identity on passkey_challenges using (app_scope() = 'identity');

-- Since when a confirmed app or a passkey protects the user; kept with every change of either.
alter table users add column second_factor_at timestamptz;
-- Null until the first session: from the second on, an unknown device is worth a mail.
alter table users add column signed_in_at timestamptz;
alter table users no force row level security;
alter table sessions no force row level security;
update users u set signed_in_at = (select min(created_at) from sessions s where s.user_id = u.id);
update users set signed_in_at = created_at where signed_in_at is null and password_hash is not null;
alter table sessions force row level security;
alter table users force row level security;
alter table companies add column second_factor_required boolean not null default false;

alter table sessions add column id int generated always as identity unique;
alter table sessions add column user_agent text not null default '';
alter table sessions add column address text not null default '';

drop function find_session(bytea);
create function find_session(hash bytea)
returns table (
  user_id int, company_id int, role text, language text, last_seen_at timestamptz, must_change_password boolean,
  must_set_factor boolean
)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := app_scope();
begin
  perform set_config('app.scope', 'identity', true);
  return query
    select u.id, u.company_id, u.role, u.language, s.last_seen_at, u.must_change_password,
      u.role = 'admin' and u.second_factor_at is null and coalesce(c.second_factor_required, false)
    from sessions s join users u on u.id = s.user_id left join companies c on c.id = u.company_id
    where s.token_hash = hash
      and u.archived_at is null
      and s.last_seen_at > now() - interval '30 days'
      and s.created_at > now() - interval '90 days';
  perform set_config('app.scope', scope_before, true);
end $$;

-- Ends what a member could still sign in with, a pending sign-in included.
create or replace function end_access(member int) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := app_scope();
begin
  perform set_config('app.scope', 'identity', true);
  delete from sessions s using users u where s.user_id = member and u.id = member and u.company_id = app_company();
  delete from pending_sign_ins p using users u where p.user_id = member and u.id = member and u.company_id = app_company();
  delete from password_tokens t using users u where t.user_id = member and u.id = member and u.company_id = app_company();
  delete from address_tokens t using users u where t.user_id = member and u.id = member and u.company_id = app_company();
  perform set_config('app.scope', scope_before, true);
end $$;
