-- The cash desk of an agency on a day. A closed one never changes.
create table cash_desks (
  id int generated always as identity primary key,
  company_id int not null references companies (id),
  agency_id int not null,
  date date not null,
  opened_at timestamptz not null,
  opened_by int,
  float_cents int not null check (float_cents between 0 and 999999999),
  float_reason text,
  -- The closing before, or the beginning of its day: its payments count from then on.
  since timestamptz not null,
  closed_at timestamptz,
  closed_by int,
  -- Below zero where more was given back than the drawer held.
  expected_cents bigint,
  counted_cents int check (counted_cents between 0 and 999999999),
  -- [{"value": 50, "quantity": 2}], in euros, largest first.
  counts jsonb,
  difference_reason text,
  unique (company_id, id),
  unique (company_id, agency_id, date),
  check (num_nulls(closed_at, expected_cents, counted_cents, counts) in (0, 4)),
  check (counted_cents = expected_cents or coalesce(difference_reason, '') <> ''),
  foreign key (company_id, agency_id) references agencies (company_id, id),
  foreign key (company_id, opened_by) references users (company_id, id),
  foreign key (company_id, closed_by) references users (company_id, id)
);
create unique index cash_desks_open on cash_desks (company_id, agency_id) where closed_at is null;
create index cash_desks_date on cash_desks (company_id, date, id);
select protect_tenant_table('cash_desks');

-- The payments of a closed cash desk. Each counts in one desk only.
create table cash_desk_payments (
  company_id int not null,
  cash_desk_id int not null,
  payment_id int not null,
  primary key (company_id, payment_id),
  foreign key (company_id, cash_desk_id) references cash_desks (company_id, id),
  foreign key (company_id, payment_id) references payments (company_id, id)
);
create index cash_desk_payments_desk on cash_desk_payments (company_id, cash_desk_id);
select protect_tenant_table('cash_desk_payments');

-- The payments of a day.
create index payments_taken on payments (company_id, taken_at);

create function refuse_changing_cash_desks() returns trigger language plpgsql as $$
begin
  raise exception 'a closed cash desk is never changed or deleted';
end $$;

-- An open desk changes once: when it is closed.
create function keep_cash_desk() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.closed_at is null and new.closed_at is not null
    and (new.id, new.company_id, new.agency_id, new.date, new.opened_at, new.float_cents, new.since)
      = (old.id, old.company_id, old.agency_id, old.date, old.opened_at, old.float_cents, old.since)
    and new.opened_by is not distinct from old.opened_by and new.float_reason is not distinct from old.float_reason then
    return new;
  end if;
  raise exception 'a closed cash desk is never changed or deleted';
end $$;
create trigger closes_once before update or delete on cash_desks for each row execute function keep_cash_desk();
create trigger not_emptied before truncate on cash_desks for each statement execute function refuse_changing_cash_desks();

create function keep_closed_payments() returns trigger language plpgsql as $$
begin
  if exists (select from cash_desks d where d.company_id = new.company_id and d.id = new.cash_desk_id and d.closed_at is not null) then
    raise exception 'a closed cash desk is never changed or deleted';
  end if;
  return new;
end $$;
create trigger only_while_open before insert on cash_desk_payments for each row execute function keep_closed_payments();
create trigger append_only before update or delete or truncate on cash_desk_payments
  for each statement execute function refuse_changing_cash_desks();
