-- Members of a team who left keep their row, so that rentals, checks, payments and the audit trail go on naming them. Their
-- address is free again: they may be invited anew, here or elsewhere.
alter table users add column archived_at timestamptz;
drop index users_email;
create unique index users_email on users (email) where archived_at is null;

create or replace function find_session(hash bytea)
returns table (user_id int, company_id int, role text, language text, last_seen_at timestamptz)
language plpgsql security definer set search_path = public as $$
declare
  scope_before text := app_scope();
begin
  perform set_config('app.scope', 'identity', true);
  return query
    select u.id, u.company_id, u.role, u.language, s.last_seen_at
    from sessions s join users u on u.id = s.user_id
    where s.token_hash = hash
      and u.archived_at is null
      and s.last_seen_at > now() - interval '30 days'
      and s.created_at > now() - interval '90 days';
  perform set_config('app.scope', scope_before, true);
end $$;

-- Ends the sessions of a member of the transaction's company, and the links with which they could choose a password.
create function end_access(member int) returns void
language plpgsql security definer set search_path = public as $$
declare
  scope_before text := app_scope();
begin
  perform set_config('app.scope', 'identity', true);
  delete from sessions s using users u where s.user_id = member and u.id = member and u.company_id = app_company();
  delete from password_tokens t using users u where t.user_id = member and u.id = member and u.company_id = app_company();
  perform set_config('app.scope', scope_before, true);
end $$;

-- Which rental a public code names, to be asked before its company is known: whoever has the code sees that one row. A table
-- of its own, because another policy on the rentals would be paid by every list of them.
create table rental_codes (
  code text primary key,
  company_id int not null,
  rental_id int not null,
  foreign key (company_id, rental_id) references rentals (company_id, id) on delete cascade
);
create index rental_codes_rental on rental_codes (company_id, rental_id);
create policy code on rental_codes for select
  using (app_scope() = 'code' and code = current_setting('app.code', true));
alter table rentals no force row level security;
insert into rental_codes select code, company_id, id from rentals;
alter table rentals force row level security;
select protect_tenant_table('rental_codes');
create function keep_rental_code() returns trigger language plpgsql as $$
begin
  insert into rental_codes (code, company_id, rental_id) values (new.code, new.company_id, new.id);
  return null;
end $$;
create trigger keep_code after insert on rentals for each row execute function keep_rental_code();

-- The trail of a whole company, latest first.
create index audit_entries_company on audit_entries (company_id, id);

-- The communes of France, overseas included, once for each of their postal codes. `folded_city` is how they are compared:
-- no case, no accents, one space before each word. The owner fills it at the start; everybody may read it.
create table postal_codes (
  postal_code text not null check (postal_code ~ '^[0-9]{5}$'),
  city text not null,
  folded_city text not null,
  population int not null,
  latitude double precision,
  longitude double precision,
  check ((latitude is null) = (longitude is null)),
  unique (postal_code, city)
);
alter table postal_codes enable row level security;
create policy everyone on postal_codes for select using (true);
create index postal_codes_prefix on postal_codes (postal_code text_pattern_ops);
create index postal_codes_city on postal_codes using gin (folded_city gin_trgm_ops);

-- Which version of shipped data a table holds.
create table shipped_data (
  name text primary key,
  version text not null,
  loaded_at timestamptz not null default now()
);
alter table shipped_data enable row level security;
