-- The accounts of the books, and the exports of accounting entries: which entries of the journal each one has, and under which
-- numbers.

-- The company's accounts as JSON; absent until it chooses some.
create table account_maps (
  company_id int primary key references companies (id),
  accounts text not null
);
select protect_tenant_table('account_maps');

create table accounting_exports (
  id int generated always as identity primary key,
  company_id int not null references companies (id),
  from_day date not null,
  to_day date not null check (to_day >= from_day),
  -- The entries of the journal; the last number is one less than the first where there is none.
  first_seq int not null check (first_seq > 0),
  last_seq int not null check (last_seq >= first_seq - 1),
  -- The numbers of the accounting entries, which continue over all exports.
  first_number int not null check (first_number > 0),
  entries int not null check (entries >= 0),
  -- The accounts with which it was made, so that it is the same whenever it is downloaded.
  accounts text not null,
  made_at timestamptz not null,
  made_on date not null,
  made_by int,
  unique (company_id, id),
  unique (company_id, to_day),
  foreign key (company_id, made_by) references users (company_id, id) on delete set null (made_by)
);
select protect_tenant_table('accounting_exports');

create function refuse_changing_exports() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.made_by is null and to_jsonb(new) - 'made_by' = to_jsonb(old) - 'made_by' then
    return new;
  end if;
  raise exception 'an accounting export is never changed or deleted';
end $$;
create trigger append_only before update or delete on accounting_exports
  for each row execute function refuse_changing_exports();
