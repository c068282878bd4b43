-- Addresses are proven by following a link that was mailed there. Until its founder has done so, nobody joins a company and
-- nothing leaves it. Those that exist already are in use, and count as proven.
alter table users add column email_proven_at timestamptz;
alter table users no force row level security;
update users set email_proven_at = created_at where company_id is not null;
alter table users force row level security;

-- Stays when the founder's address changes later.
alter table companies add column proven_at timestamptz;
alter table companies no force row level security;
update companies set proven_at = created_at;
alter table companies force row level security;

-- The password was chosen by an administrator: its owner replaces it before anything else.
alter table users add column must_change_password boolean not null default false;

-- A link counts only as long as its user still has the address to which it was mailed.
alter table password_tokens add column email text not null default '';
alter table password_tokens no force row level security;
alter table users no force row level security;
update password_tokens t set email = u.email from users u where u.id = t.user_id;
alter table users force row level security;
alter table password_tokens force row level security;

create table address_tokens (
  token_hash bytea primary key,
  user_id int not null references users (id) on delete cascade,
  email text not null,
  expires_at timestamptz not null
);
create index address_tokens_user on address_tokens (user_id);
alter table address_tokens enable row level security, force row level security;
create policy identity on address_tokens using (app_scope() = 'identity');

drop function find_session(bytea);
create function find_session(hash bytea)
returns table (
  user_id int, company_id int, role text, language text, last_seen_at timestamptz, must_change_password boolean
)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := app_scope();
begin
  perform set_config('app.scope', 'identity', true);
  return query
    select u.id, u.company_id, u.role, u.language, s.last_seen_at, u.must_change_password
    from sessions s join users u on u.id = s.user_id
    where s.token_hash = hash
      and u.archived_at is null
      and s.last_seen_at > now() - interval '30 days'
      and s.created_at > now() - interval '90 days';
  perform set_config('app.scope', scope_before, true);
end $$;

create or replace function end_access(member int) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := app_scope();
begin
  perform set_config('app.scope', 'identity', true);
  delete from sessions s using users u where s.user_id = member and u.id = member and u.company_id = app_company();
  delete from password_tokens t using users u where t.user_id = member and u.id = member and u.company_id = app_company();
  delete from address_tokens t using users u where t.user_id = member and u.id = member and u.company_id = app_company();
  perform set_config('app.scope', scope_before, true);
end $$;
