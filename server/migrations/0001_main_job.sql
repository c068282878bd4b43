-- The tables of the main job. Amounts are integer euro cents, times are instants, every row of a company carries its id.
-- References between rows of a company are composite (company_id, id): foreign keys skip row-level security, so the key
-- itself must not be able to cross companies.

create extension if not exists btree_gin;
create extension if not exists btree_gist;
create extension if not exists fuzzystrmatch;
create extension if not exists pg_trgm;
create extension if not exists unaccent;

-- Who the transaction works for; set once at its start, empty everywhere else.
create function app_company() returns int language sql stable
  return nullif(current_setting('app.company_id', true), '')::int;
create function app_scope() returns text language sql stable
  return coalesce(current_setting('app.scope', true), '');

-- Text as it is compared in searches: no case, no accents.
create function fold(value text) returns text language sql immutable parallel safe
  return lower(unaccent('unaccent'::regdictionary, coalesce(value, '')));

-- Binds a table of company rows to the transaction's company, its owner included.
create function protect_tenant_table(name text) returns void language plpgsql as $$
begin
  execute format('alter table %I enable row level security, force row level security', name);
  execute format('create policy tenant on %I using (company_id = app_company()) with check (company_id = app_company())', name);
end $$;

create table companies (
  id int generated always as identity primary key,
  name text not null check (name <> ''),
  address text,
  siret text check (siret ~ '^[0-9]{14}$'),
  phone_number text,
  email text,
  website text,
  logo_url text,
  country_code text not null default 'GP'
    check (country_code in ('GP', 'MQ', 'RE', 'GF', 'YT', 'BL', 'MF', 'PM', 'FR')),
  vat_rate numeric(5, 2) check (vat_rate between 0 and 100),
  grace_minutes int not null default 29 check (grace_minutes between 0 and 1439),
  quote_validity_days int not null default 15 check (quote_validity_days > 0),
  rental_terms text not null default '',
  contract_terms text not null default '<p></p>',
  rental_end_notification_enabled boolean not null default false,
  rental_public_id_pattern text not null default 'year,month,-,publicId',
  customer_public_id_pattern text not null default 'year,month,-,publicId',
  -- The last number given to a rental and to a customer; the row is locked while one is taken.
  rental_counter int not null default 0,
  customer_counter int not null default 0,
  user_id int,
  created_at timestamptz not null default now()
);
alter table companies enable row level security, force row level security;
create policy tenant on companies using (id = app_company() or app_scope() = 'identity')
  with check (id = app_company() or app_scope() = 'identity');

create table users (
  id int generated always as identity primary key,
  company_id int references companies (id),
  first_name text,
  last_name text,
  email text not null check (email = lower(email)),
  -- Null until the first password is chosen.
  password_hash text,
  language text not null default 'fr' check (language in ('fr', 'en')),
  role text not null default 'staff' check (role in ('admin', 'staff')),
  created_at timestamptz not null default now(),
  unique (company_id, id)
);
create unique index users_email on users (email);
alter table users enable row level security, force row level security;
create policy tenant on users using (company_id = app_company() or app_scope() = 'identity')
  with check (company_id = app_company() or app_scope() = 'identity');
alter table companies add foreign key (user_id) references users (id);

create table sessions (
  token_hash bytea primary key,
  user_id int not null references users (id) on delete cascade,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now()
);
create index sessions_user on sessions (user_id);
alter table sessions enable row level security, force row level security;
create policy identity on sessions using (app_scope() = 'identity');

create table password_tokens (
  token_hash bytea primary key,
  user_id int not null references users (id) on delete cascade,
  expires_at timestamptz not null
);
create index password_tokens_user on password_tokens (user_id);
alter table password_tokens enable row level security, force row level security;
create policy identity on password_tokens using (app_scope() = 'identity');

-- What is counted to slow down guessing: one row an attempt, under a hashed subject (address, network address).
create table attempts (
  subject bytea not null,
  at timestamptz not null default now()
);
create index attempts_subject on attempts (subject, at);
create index attempts_at on attempts (at);
alter table attempts enable row level security, force row level security;
create policy identity on attempts using (app_scope() = 'identity');

-- The signed-in user of a session token, in one statement: 30 days sliding, 90 at most. The scope is set inside and put
-- back: `create function … set app.scope` would ask for a superuser.
create function find_session(hash bytea)
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
      and s.last_seen_at > now() - interval '30 days'
      and s.created_at > now() - interval '90 days';
  perform set_config('app.scope', scope_before, true);
end $$;

-- The first answer to a write, so that a repetition gets it again instead of writing again.
create table idempotency_keys (
  user_id int not null references users (id) on delete cascade,
  key text not null,
  request_hash bytea not null,
  status int,
  headers jsonb,
  body jsonb,
  created_at timestamptz not null default now(),
  primary key (user_id, key)
);
create index idempotency_keys_age on idempotency_keys (created_at);
alter table idempotency_keys enable row level security, force row level security;
create policy own on idempotency_keys
  using (user_id = nullif(current_setting('app.user_id', true), '')::int or app_scope() = 'identity');

create table agencies (
  id int generated always as identity primary key,
  company_id int not null references companies (id),
  name text not null check (name <> ''),
  address text,
  postal_code text,
  city text,
  country_code text not null default 'GP'
    check (country_code in ('GP', 'MQ', 'RE', 'GF', 'YT', 'BL', 'MF', 'PM', 'FR')),
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  timezone text not null default 'America/Guadeloupe',
  is_manual_approval_required boolean not null default false,
  archived_at timestamptz,
  created_at timestamptz not null default now(),
  unique (company_id, id),
  check ((latitude is null) = (longitude is null))
);
select protect_tenant_table('agencies');

create table opening_hours (
  id int generated always as identity primary key,
  company_id int not null,
  agency_id int not null,
  day_of_week text not null
    check (day_of_week in ('monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday')),
  open_time_minutes int not null check (open_time_minutes between 0 and 1440),
  close_time_minutes int not null check (close_time_minutes between 0 and 1440),
  check (close_time_minutes > open_time_minutes),
  foreign key (company_id, agency_id) references agencies (company_id, id) on delete cascade,
  exclude using gist (
    agency_id with =, day_of_week with =, int4range(open_time_minutes, close_time_minutes) with &&
  )
);
create index opening_hours_agency on opening_hours (company_id, agency_id);
select protect_tenant_table('opening_hours');

create table seasons (
  id int generated always as identity primary key,
  company_id int not null,
  agency_id int not null,
  -- Month-days MM-DD, both inclusive; a start after the end wraps the year.
  "start" text not null check ("start" ~ '^(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$'),
  "end" text not null check ("end" ~ '^(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$'),
  user_label text not null,
  unique (company_id, id),
  unique (company_id, agency_id, id),
  foreign key (company_id, agency_id) references agencies (company_id, id) on delete cascade
);
create index seasons_agency on seasons (company_id, agency_id);
select protect_tenant_table('seasons');

create table categories (
  id int generated always as identity primary key,
  company_id int not null references companies (id),
  code text not null check (code <> ''),
  name text not null check (name <> ''),
  description text,
  security_deposit_cents int not null check (security_deposit_cents >= 0),
  waiver_cents int not null check (waiver_cents >= 0),
  preparation_duration_minutes int check (preparation_duration_minutes > 0),
  minimum_rental_duration_minutes int check (minimum_rental_duration_minutes > 0),
  archived_at timestamptz,
  created_at timestamptz not null default now(),
  unique (company_id, id)
);
create unique index categories_code on categories (company_id, lower(code)) where archived_at is null;
select protect_tenant_table('categories');

create table options (
  id int generated always as identity primary key,
  company_id int not null references companies (id),
  name text not null check (name <> ''),
  description text,
  price_cents int not null default 0 check (price_cents >= 0),
  daily_price_cents int not null default 0 check (daily_price_cents >= 0),
  is_enabled boolean not null default true,
  archived_at timestamptz,
  created_at timestamptz not null default now(),
  unique (company_id, id)
);
select protect_tenant_table('options');

create table category_options (
  company_id int not null,
  category_id int not null,
  option_id int not null,
  primary key (company_id, category_id, option_id),
  foreign key (company_id, category_id) references categories (company_id, id) on delete cascade,
  foreign key (company_id, option_id) references options (company_id, id) on delete cascade
);
create index category_options_option on category_options (company_id, option_id);
select protect_tenant_table('category_options');

create table vehicles (
  id int generated always as identity primary key,
  company_id int not null references companies (id),
  registration_number text not null check (registration_number ~ '^[a-z0-9]+$'),
  vin text,
  category_id int not null,
  make text,
  model text,
  year int,
  seats int,
  transmission text,
  fuel text,
  description text check (char_length(description) <= 128),
  hp int,
  cv int,
  color text,
  odometer int not null default 0 check (odometer >= 0),
  first_registration_date date,
  fuel_level text,
  schematic_id int,
  comments text,
  location_id int not null,
  archived_at timestamptz,
  created_at timestamptz not null default now(),
  unique (company_id, id),
  foreign key (company_id, category_id) references categories (company_id, id),
  foreign key (company_id, location_id) references agencies (company_id, id)
);
create unique index vehicles_plate on vehicles (company_id, registration_number) where archived_at is null;
create index vehicles_category on vehicles (company_id, category_id);
create index vehicles_location on vehicles (company_id, location_id);
create index vehicles_plate_search on vehicles using gin (registration_number gin_trgm_ops);
select protect_tenant_table('vehicles');

create table customers (
  id int generated always as identity primary key,
  company_id int not null references companies (id),
  public_id text not null,
  title text,
  first_name text not null check (first_name <> ''),
  last_name text,
  email text check (email = lower(email)),
  birth_date date,
  birth_place text,
  address text,
  postal_code text,
  city text,
  department text,
  country_code text,
  driving_license_number text,
  driving_license_issued_on date,
  driving_license_expires_on date,
  driving_license_country_code text,
  driving_license_categories text,
  phone_numbers jsonb not null default '[]',
  language text not null default 'fr' check (language in ('fr', 'en')),
  comments text,
  archived_at timestamptz,
  created_at timestamptz not null default now(),
  -- Everything a person is looked up by.
  search_text text not null generated always as (
    lower(public_id) || ' ' || fold(first_name) || ' ' || fold(last_name) || ' ' || fold(email) || ' '
      || (phone_numbers #>> '{}')
  ) stored,
  -- The order of lists and what prefixes are compared with. Under row-level security an index serves only plain columns.
  folded_last_name text collate "C" not null generated always as (fold(last_name)) stored,
  folded_first_name text collate "C" not null generated always as (fold(first_name)) stored,
  unique (company_id, id),
  unique (company_id, public_id)
);
create unique index customers_email on customers (company_id, email) where archived_at is null;
create index customers_name on customers (company_id, folded_last_name, folded_first_name, id);
create index customers_search on customers using gin (company_id, search_text gin_trgm_ops);
select protect_tenant_table('customers');

-- The customers of the transaction's company in which every word is found as it stands; where there are none, those in which
-- every word is found nearly: by shared trigrams (an unfinished or misspelt word), by letters to change, or with two
-- neighbours swapped. The score orders them, whole words and beginnings first. Runs as the owner, because row-level
-- security keeps such comparisons from using an index; the company is compared here. The first word should be the rarest:
-- the index looks for that one. Archived customers are among them, since their rentals are still looked up.
create function search_customers(words text[]) returns table (id int, score real)
language sql stable security definer
set search_path = public set pg_trgm.word_similarity_threshold = 0.33
begin atomic
  with typed as materialized (
    select place, fold(word) as word,
      '%' || regexp_replace(fold(word), '([\\%_])', '\\\1', 'g') || '%' as pattern,
      case when fold(word) ~ '^[a-z0-9]{4,40}$' then (
        select string_agg(overlay(fold(word) placing reverse(substr(fold(word), i, 2)) from i for 2), '|')
        from generate_series(1, length(fold(word)) - 1) i
      ) end as swapped
    from unnest(search_customers.words) with ordinality as given (word, place)
  ),
  literal as materialized (
    select c.id, fit.score
    from typed rarest, customers c cross join lateral (
      select bool_and(strpos(c.search_text, word) > 0) as fits,
        sum((strpos(' ' || c.search_text, ' ' || word) > 0)::int
          + (strpos(' ' || c.search_text || ' ', ' ' || word || ' ') > 0)::int)::real as score
      from typed
    ) fit
    where rarest.place = 1 and c.company_id = app_company() and c.search_text like rarest.pattern and fit.fits
  )
  select literal.id, literal.score from literal
  union all
  select c.id, fit.score
  from typed rarest, customers c cross join lateral (
    select min(nearness) as least, avg(nearness)::real as score
    from typed cross join lateral (
      select case
        when strpos(c.search_text, word) > 0 then 1
        when c.search_text ~ swapped then 0.9
        else greatest(
          word_similarity(word, c.search_text),
          1 - levenshtein(word, c.folded_last_name)::real / greatest(length(word), length(c.folded_last_name)),
          1 - levenshtein(word, c.folded_first_name)::real / greatest(length(word), length(c.folded_first_name))
        ) end as nearness
    ) one
  ) fit
  where rarest.place = 1 and c.company_id = app_company()
    and (c.search_text like rarest.pattern or rarest.word <% c.search_text or c.search_text ~ rarest.swapped)
    and fit.least >= 0.5 and not exists (select from literal);
end;

create table price_lines (
  id int generated always as identity primary key,
  company_id int not null references companies (id),
  season_id int,
  agency_id int not null,
  category_id int not null,
  name text,
  min_days int not null default 1 check (min_days >= 0),
  price_cents int not null check (price_cents >= 0),
  foreign key (company_id, agency_id) references agencies (company_id, id) on delete cascade,
  foreign key (company_id, agency_id, season_id) references seasons (company_id, agency_id, id) on delete cascade,
  foreign key (company_id, category_id) references categories (company_id, id) on delete cascade,
  unique nulls not distinct (company_id, agency_id, season_id, category_id, min_days) deferrable initially deferred
);
create index price_lines_category on price_lines (company_id, category_id);
create index price_lines_season on price_lines (company_id, season_id);
select protect_tenant_table('price_lines');

create table rentals (
  id int generated always as identity primary key,
  company_id int not null references companies (id),
  public_id text not null,
  -- 80 random bits; whoever knows it sees the customer's page.
  code text not null unique,
  status text not null
    check (status in ('quote', 'draft', 'validating', 'pending', 'ongoing', 'done', 'cancelled')),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  vehicle_id int not null,
  customer_id int not null,
  departure_agency_id int not null,
  arrival_agency_id int not null,
  discount_percent int not null default 0 check (discount_percent between 0 and 50),
  referral_mode text not null default 'desk' check (referral_mode in ('desk', 'phone', 'web')),
  referral_user_id int,
  total_cents int check (total_cents >= 0),
  security_deposit_cents int not null check (security_deposit_cents >= 0),
  waiver_cents int not null check (waiver_cents >= 0),
  -- The category's preparation time as it was when the dates were last written.
  preparation_minutes int not null default 0 check (preparation_minutes >= 0),
  price_id int,
  -- The price line by line, as last computed; null when the amount was typed by hand.
  price jsonb,
  is_outside_opening_hours boolean not null default false,
  delivered_at timestamptz,
  returned_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (ends_at > starts_at),
  check ((status in ('ongoing', 'done')) = (delivered_at is not null)),
  check ((status = 'done') = (returned_at is not null)),
  unique (company_id, id),
  unique (company_id, public_id),
  foreign key (company_id, vehicle_id) references vehicles (company_id, id),
  foreign key (company_id, customer_id) references customers (company_id, id),
  foreign key (company_id, departure_agency_id) references agencies (company_id, id),
  foreign key (company_id, arrival_agency_id) references agencies (company_id, id),
  foreign key (company_id, referral_user_id) references users (company_id, id) on delete set null (referral_user_id)
);
create index rentals_start on rentals (company_id, starts_at, id);
create index rentals_status on rentals (company_id, status, starts_at);
create index rentals_vehicle on rentals (company_id, vehicle_id, starts_at);
-- Where a vehicle will stand is where the last rental that holds it ends.
create index rentals_holding on rentals (company_id, vehicle_id, ends_at)
  where status in ('validating', 'pending', 'ongoing');
create index rentals_customer on rentals (company_id, customer_id);
create index rentals_departure on rentals (company_id, departure_agency_id);
create index rentals_arrival on rentals (company_id, arrival_agency_id);
create index rentals_public_id_search on rentals using gin (public_id gin_trgm_ops);
select protect_tenant_table('rentals');

-- The rentals of the transaction's company that fit best, at most 50: by public id, by plate (a wrong letter is forgiven),
-- or by what their customer is found by. Runs as the owner for the same reason as search_customers.
create function search_rentals(term text, plate text, words text[]) returns table (id int, score real)
language sql stable security definer set search_path = public
begin atomic
  select fit.id, max(fit.score)::real
  from (
    select r.id, case when lower(r.public_id) = lower(term) then 20 else 10 end as score
    from rentals r
    where r.company_id = app_company() and length(term) >= 2
      and r.public_id ilike '%' || regexp_replace(term, '([\\%_])', '\\\1', 'g') || '%'
    union all
    select r.id, case when v.registration_number like '%' || plate || '%' then 8 else similarity(v.registration_number, plate) end
    from vehicles v join rentals r on r.company_id = v.company_id and r.vehicle_id = v.id
    where v.company_id = app_company() and length(plate) >= 3
      and (v.registration_number like '%' || plate || '%' or (length(plate) >= 6 and v.registration_number % plate))
    union all
    select r.id, found.score
    from search_customers(words) found join rentals r on r.company_id = app_company() and r.customer_id = found.id
  ) fit
  group by fit.id
  order by 2 desc, 1 desc
  limit 50;
end;

create table rental_drivers (
  company_id int not null,
  rental_id int not null,
  customer_id int not null,
  primary key (company_id, rental_id, customer_id),
  foreign key (company_id, rental_id) references rentals (company_id, id) on delete cascade,
  foreign key (company_id, customer_id) references customers (company_id, id)
);
create index rental_drivers_customer on rental_drivers (company_id, customer_id);
select protect_tenant_table('rental_drivers');

create table rental_options (
  company_id int not null,
  rental_id int not null,
  option_id int not null,
  primary key (company_id, rental_id, option_id),
  foreign key (company_id, rental_id) references rentals (company_id, id) on delete cascade,
  foreign key (company_id, option_id) references options (company_id, id)
);
create index rental_options_option on rental_options (company_id, option_id);
select protect_tenant_table('rental_options');

create table unavailabilities (
  id int generated always as identity primary key,
  company_id int not null,
  vehicle_id int not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  description text,
  created_at timestamptz not null default now(),
  check (ends_at > starts_at),
  unique (company_id, id),
  foreign key (company_id, vehicle_id) references vehicles (company_id, id) on delete cascade
);
create index unavailabilities_vehicle on unavailabilities (company_id, vehicle_id, starts_at);
select protect_tenant_table('unavailabilities');

-- When a vehicle is occupied, and by what. The constraint is the last word on double bookings: no code path, number of
-- servers or status change can put two ranges of one vehicle on top of each other. Ranges are half-open, so that one
-- rental may start at the very minute at which the one before it ends.
create table occupancies (
  id int generated always as identity primary key,
  company_id int not null,
  vehicle_id int not null,
  rental_id int,
  unavailability_id int,
  period tstzrange not null check (not isempty(period) and lower_inc(period) and not upper_inc(period)),
  check (num_nonnulls(rental_id, unavailability_id) = 1),
  foreign key (company_id, vehicle_id) references vehicles (company_id, id) on delete cascade,
  foreign key (company_id, rental_id) references rentals (company_id, id) on delete cascade,
  foreign key (company_id, unavailability_id) references unavailabilities (company_id, id) on delete cascade,
  constraint vehicle_taken exclude using gist (company_id with =, vehicle_id with =, period with &&)
);
create index occupancies_rental on occupancies (company_id, rental_id);
create index occupancies_unavailability on occupancies (company_id, unavailability_id);
select protect_tenant_table('occupancies');

create table checks (
  id int generated always as identity primary key,
  company_id int not null,
  rental_id int not null,
  stage text not null check (stage in ('delivery', 'return')),
  odometer int not null check (odometer >= 0),
  fuel_level text,
  comments text,
  recorded_at timestamptz not null default now(),
  recorded_by int,
  unique (company_id, rental_id, stage),
  foreign key (company_id, rental_id) references rentals (company_id, id),
  foreign key (company_id, recorded_by) references users (company_id, id) on delete set null (recorded_by)
);
select protect_tenant_table('checks');

create table payments (
  id int generated always as identity primary key,
  company_id int not null,
  rental_id int not null,
  total_cents int not null check (total_cents >= 0),
  security_deposit_cents int not null check (security_deposit_cents >= 0),
  method text not null default 'card'
    check (method in ('card', 'cash', 'transfer', 'cheque', 'holiday_voucher', 'other')),
  taken_at timestamptz not null default now(),
  taken_by int,
  check (total_cents + security_deposit_cents > 0),
  foreign key (company_id, rental_id) references rentals (company_id, id),
  foreign key (company_id, taken_by) references users (company_id, id) on delete set null (taken_by)
);
create index payments_rental on payments (company_id, rental_id);
select protect_tenant_table('payments');

-- Who changed what, when, from what to what. Written in the change's own transaction, never rewritten.
create table audit_entries (
  id bigint generated always as identity primary key,
  company_id int not null references companies (id),
  user_id int,
  at timestamptz not null default now(),
  entity text not null,
  entity_id int not null,
  action text not null,
  changes jsonb not null default '{}'
);
create index audit_entries_entity on audit_entries (company_id, entity, entity_id, id);
select protect_tenant_table('audit_entries');
create function refuse_rewriting() returns trigger language plpgsql as $$
begin
  raise exception 'the audit trail is append-only';
end $$;
create trigger append_only before update or delete on audit_entries
  for each statement execute function refuse_rewriting();

-- What changed, by top-level path, for the screens of colleagues. A row is written with the change; it is forgotten after a day.
create table events (
  id bigint generated always as identity primary key,
  company_id int not null references companies (id),
  top text not null,
  -- The Idempotency-Key of the write, by which the tab that made it knows its own event.
  key text,
  at timestamptz not null default clock_timestamp()
);
create index events_company on events (company_id, id);
create index events_at on events (at);
alter table events enable row level security, force row level security;
create policy tenant on events using (company_id = app_company() or app_scope() = 'identity')
  with check (company_id = app_company());
