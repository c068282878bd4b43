-- How long the data of customers are kept: the periods that a company chose instead of the usual ones.
create table retention_settings (
  company_id int primary key references companies (id),
  scan_days int not null check (scan_days between 0 and 365),
  identity_months int not null check (identity_months between 1 and 60),
  contact_months int not null check (contact_months between 1 and 120),
  contract_years int not null check (contract_years between 1 and 10),
  check (identity_months <= contact_months)
);
select protect_tenant_table('retention_settings');

-- What each run erased, as numbers alone.
create table retention_runs (
  id int generated always as identity primary key,
  company_id int not null references companies (id),
  at timestamptz not null default now(),
  occasion text not null check (occasion in ('nightly', 'request', 'restore')),
  scans int not null check (scans >= 0),
  identities int not null check (identities >= 0),
  contacts int not null check (contacts >= 0),
  contracts int not null check (contracts >= 0),
  unique (company_id, id)
);
create index retention_runs_company on retention_runs (company_id, id);
select protect_tenant_table('retention_runs');

-- Asked to be erased; erased; in a dispute, during which nothing is erased.
alter table customers add column erasure_requested_at timestamptz;
alter table customers add column erased_at timestamptz;
alter table customers add column disputed_since timestamptz;
create index customers_unerased on customers (company_id, id) where erased_at is null;

-- An erasure says so in its transaction (`app.erasing`). Without that, the audit trail and kept documents refuse changes as before.
create function is_erasing() returns boolean language sql stable
  begin atomic select coalesce(current_setting('app.erasing', true), '') = 'on'; end;

create or replace function refuse_rewriting() returns trigger language plpgsql as $$
begin
  if tg_op <> 'TRUNCATE' and is_erasing() then return null; end if;
  raise exception 'the audit trail is append-only';
end $$;

-- An erasure may blank values of audit entries, and nothing else: who did what to which thing, and when, stays.
create function keep_audit_entry() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and is_erasing()
    and (new.id, new.company_id, new.user_id, new.at, new.entity, new.entity_id, new.action)
      is not distinct from (old.id, old.company_id, old.user_id, old.at, old.entity, old.entity_id, old.action)
    and array(select jsonb_object_keys(new.changes)) = array(select jsonb_object_keys(old.changes))
  then
    return new;
  end if;
  raise exception 'the audit trail is append-only';
end $$;
create trigger only_blanked before update or delete on audit_entries for each row execute function keep_audit_entry();
create trigger not_emptied before truncate on audit_entries for each statement execute function refuse_rewriting();

-- An erasure may delete a kept document whose time is over; its text never changes.
create function keep_kept_document() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and is_erasing() then return old; end if;
  raise exception 'a kept document never changes';
end $$;
create trigger only_deleted before update or delete on kept_documents for each row execute function keep_kept_document();
create trigger not_emptied before truncate on kept_documents for each statement execute function refuse_rewriting();

-- The rentals whose proofs are old enough to be erased.
create index kept_documents_age on kept_documents (company_id, kept_at);
