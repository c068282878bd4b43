-- The rest of a rental's life: corrections of payments, charges after the return, damages, photos and signatures of checks,
-- changes of vehicle on the way, documents kept as they were accepted, mails sent, and offers that lapse.

-- A payment that names another one gives its amounts back. Amounts themselves are never negative.
alter table payments add column corrects_payment_id int;
alter table payments add column reason text;
alter table payments add unique (company_id, id);
alter table payments add unique (company_id, rental_id, id);
alter table payments add foreign key (company_id, rental_id, corrects_payment_id)
  references payments (company_id, rental_id, id);
alter table payments add check (corrects_payment_id is null or coalesce(reason, '') <> '');
create index payments_corrects on payments (company_id, corrects_payment_id) where corrects_payment_id is not null;

-- What is asked for on top of the agreed price: never changed; a charge that names another one takes it back.
create table charges (
  id int generated always as identity primary key,
  company_id int not null,
  rental_id int not null,
  kind text not null check (kind in ('lateness', 'fuel', 'damage', 'kilometres', 'cleaning', 'other')),
  amount_cents int not null check (amount_cents > 0),
  -- Why, as the customer reads it: nothing is charged without it.
  reason text not null check (reason <> ''),
  corrects_charge_id int,
  decided_at timestamptz not null default now(),
  decided_by int,
  unique (company_id, rental_id, id),
  foreign key (company_id, rental_id) references rentals (company_id, id),
  foreign key (company_id, rental_id, corrects_charge_id) references charges (company_id, rental_id, id),
  foreign key (company_id, decided_by) references users (company_id, id) on delete set null (decided_by)
);
create index charges_rental on charges (company_id, rental_id);
-- A charge is taken back once.
create unique index charges_corrects on charges (company_id, corrects_charge_id) where corrects_charge_id is not null;
select protect_tenant_table('charges');

-- A rental's former vehicles, in the order in which it had them. The current one stands on the rental itself.
create table vehicle_changes (
  id int generated always as identity primary key,
  company_id int not null,
  rental_id int not null,
  -- 0 for the first vehicle the rental had; the vehicle after the last change has the next number.
  stretch int not null check (stretch >= 0),
  vehicle_id int not null,
  started_at timestamptz not null,
  ended_at timestamptz not null,
  reason text not null check (reason <> ''),
  changed_by int,
  check (ended_at >= started_at),
  unique (company_id, rental_id, stretch),
  foreign key (company_id, rental_id) references rentals (company_id, id),
  foreign key (company_id, vehicle_id) references vehicles (company_id, id),
  foreign key (company_id, changed_by) references users (company_id, id) on delete set null (changed_by)
);
create index vehicle_changes_vehicle on vehicle_changes (company_id, vehicle_id, started_at);
select protect_tenant_table('vehicle_changes');

-- Each vehicle of a rental leaves and comes back once.
alter table checks add column stretch int not null default 0;
alter table checks add column vehicle_id int;
alter table checks no force row level security;
alter table rentals no force row level security;
update checks set vehicle_id = r.vehicle_id from rentals r where r.company_id = checks.company_id and r.id = checks.rental_id;
alter table rentals force row level security;
alter table checks force row level security;
alter table checks alter column vehicle_id set not null;
alter table checks add foreign key (company_id, vehicle_id) references vehicles (company_id, id);
alter table checks drop constraint checks_company_id_rental_id_stage_key;
alter table checks add unique (company_id, rental_id, stretch, stage);
alter table checks add unique (company_id, id);
-- Drawn with the finger, as strokes: {by, strokes: [[x, y, x, y, …]]} in a box of 1000 by 400.
alter table checks add column customer_signature jsonb;
alter table checks add column agent_signature jsonb;

-- A vehicle's damages. They stay on it from check to check until somebody says that they are repaired.
create table damages (
  id int generated always as identity primary key,
  company_id int not null,
  vehicle_id int not null,
  -- The check that found it; null when it was noted on the vehicle itself.
  check_id int,
  view text not null check (view in ('front', 'back', 'left', 'right', 'top')),
  -- Where on the drawing of that view, from 0 to 1.
  x real not null check (x between 0 and 1),
  y real not null check (y between 0 and 1),
  kind text not null check (kind in ('scratch', 'dent', 'crack', 'broken', 'missing', 'stain', 'other')),
  size text not null check (size in ('small', 'medium', 'large')),
  comment text,
  found_at timestamptz not null,
  found_by int,
  repaired_at timestamptz,
  repaired_by int,
  unique (company_id, id),
  foreign key (company_id, vehicle_id) references vehicles (company_id, id),
  foreign key (company_id, check_id) references checks (company_id, id),
  foreign key (company_id, found_by) references users (company_id, id) on delete set null (found_by),
  foreign key (company_id, repaired_by) references users (company_id, id) on delete set null (repaired_by)
);
create index damages_vehicle on damages (company_id, vehicle_id, found_at);
create index damages_check on damages (company_id, check_id);
select protect_tenant_table('damages');

-- Photos of a rental's vehicle. One that no check has taken yet waits for it, and is forgotten after a week.
create table check_photos (
  id int generated always as identity primary key,
  company_id int not null,
  rental_id int not null,
  check_id int,
  damage_id int,
  key text not null,
  thumbnail_key text not null,
  sha256 bytea not null,
  taken_at timestamptz not null default now(),
  taken_by int,
  unique (company_id, id),
  foreign key (company_id, rental_id) references rentals (company_id, id) on delete cascade,
  foreign key (company_id, check_id) references checks (company_id, id),
  foreign key (company_id, damage_id) references damages (company_id, id),
  foreign key (company_id, taken_by) references users (company_id, id) on delete set null (taken_by)
);
create index check_photos_rental on check_photos (company_id, rental_id);
create index check_photos_check on check_photos (company_id, check_id);
create index check_photos_damage on check_photos (company_id, damage_id);
create index check_photos_waiting on check_photos (taken_at) where check_id is null;
select protect_tenant_table('check_photos');

-- What was accepted or signed, as it was: the whole document with its terms, and the hash of that text.
create table kept_documents (
  id int generated always as identity primary key,
  company_id int not null,
  rental_id int not null,
  -- What it records: the contract agreed to, the delivery signed, the return signed, the cancellation.
  occasion text not null check (occasion in ('accepted', 'delivered', 'returned', 'cancelled')),
  -- The document's data as text, exactly what was hashed.
  content text not null,
  sha256 bytea not null,
  -- Whether the customer accepted it on their own page, and from which network address.
  by_customer boolean not null default false,
  network text,
  kept_at timestamptz not null,
  kept_by int,
  unique (company_id, id),
  foreign key (company_id, rental_id) references rentals (company_id, id),
  foreign key (company_id, kept_by) references users (company_id, id) on delete set null (kept_by)
);
create index kept_documents_rental on kept_documents (company_id, rental_id);
select protect_tenant_table('kept_documents');
create trigger append_only before update or delete on kept_documents
  for each statement execute function refuse_rewriting();

-- Mails about rentals: queued with the change that asks for them, sent once. `dedupe` names what may be told only once.
create table sent_mails (
  id int generated always as identity primary key,
  company_id int not null references companies (id),
  rental_id int,
  kind text not null,
  recipient text not null,
  subject text not null,
  dedupe text,
  queued_at timestamptz not null default now(),
  sent_at timestamptz,
  unique (company_id, id),
  foreign key (company_id, rental_id) references rentals (company_id, id) on delete cascade
);
create index sent_mails_rental on sent_mails (company_id, rental_id);
create unique index sent_mails_once on sent_mails (company_id, dedupe) where dedupe is not null;
select protect_tenant_table('sent_mails');

-- Until when an offer is good: quotes, for the company's quoteValidityDays. And when one lapsed, which cancelled it.
alter table rentals add column valid_until timestamptz;
alter table rentals add column lapsed_at timestamptz;
create index rentals_lapsing_quotes on rentals (valid_until) where status = 'quote';
create index rentals_lapsing_reservations on rentals (starts_at) where status = 'validating';
-- Returns to be reminded of.
create index rentals_ending on rentals (ends_at) where status = 'ongoing';

-- A mail with the day's departures and returns, every morning.
alter table companies add column daily_digest_enabled boolean not null default false;
