-- What invoicing tells the ledger, which computes the account of a rental without reading its documents.

-- The documents that bill a rental and that no credit note took back in full.
create table billings (
  company_id int not null,
  -- The id of the document.
  id int not null,
  rental_id int not null,
  kind text not null check (kind in ('invoice', 'advance', 'indemnity_claim')),
  number text not null,
  due_on date not null,
  bills_price boolean not null,
  charge_ids int[] not null,
  primary key (company_id, id),
  foreign key (company_id, rental_id) references rentals (company_id, id)
);
create index billings_rental on billings (company_id, rental_id, id);

-- What raises or lowers the amount of a rental beside its payments and charges: credit notes, and whatever a later version
-- adds. The kind and its part of the account are those of domain/ledger; a kind that a process does not know counts there too.
create table ledger_entries (
  company_id int not null,
  rental_id int not null,
  kind text not null,
  -- The id of the record that the entry is of, such as a credit note.
  source_id int not null,
  part text not null check (part in ('charged', 'credited')),
  cents int not null,
  before_vat_cents int not null,
  is_outside_vat boolean not null,
  made_at timestamptz not null,
  -- The document that a credit note takes a part off; the entry goes with it.
  billing_id int,
  primary key (company_id, kind, source_id),
  foreign key (company_id, rental_id) references rentals (company_id, id),
  foreign key (company_id, billing_id) references billings (company_id, id) on delete cascade
);
create index ledger_entries_rental on ledger_entries (company_id, rental_id);
create index ledger_entries_billing on ledger_entries (company_id, billing_id) where billing_id is not null;

alter table invoices no force row level security;
insert into billings (company_id, id, rental_id, kind, number, due_on, bills_price, charge_ids)
  select company_id, id, rental_id, kind, number, due_on, bills_price, charge_ids from invoices i
  where kind <> 'credit_note'
    and not exists (select from invoices w where w.company_id = i.company_id and w.corrects_invoice_id = i.id and w.is_whole);
insert into ledger_entries (company_id, rental_id, kind, source_id, part, cents, before_vat_cents, is_outside_vat, made_at, billing_id)
  select n.company_id, n.rental_id, 'credit_note', n.id, 'credited', n.total_cents, n.before_vat_cents,
    b.kind = 'indemnity_claim', n.issued_at, b.id
  from invoices n join billings b on b.company_id = n.company_id and b.id = n.corrects_invoice_id
  where n.kind = 'credit_note' and b.kind <> 'advance';
alter table invoices force row level security;
select protect_tenant_table('billings');
select protect_tenant_table('ledger_entries');

-- Tells the ledger of the documents of a process that does not know it, and of those of an imported archive: a whole
-- credit lets the rental be invoiced again, and the invoice bills the whole price, so that a credit on an advance lowers nothing.
create function tell_ledger() returns trigger language plpgsql as $$
begin
  if new.kind <> 'credit_note' then
    insert into billings (company_id, id, rental_id, kind, number, due_on, bills_price, charge_ids)
      values (new.company_id, new.id, new.rental_id, new.kind, new.number, new.due_on, new.bills_price, new.charge_ids)
      on conflict do nothing;
  elsif new.is_whole then
    delete from billings where company_id = new.company_id and id = new.corrects_invoice_id;
  else
    insert into ledger_entries (company_id, rental_id, kind, source_id, part, cents, before_vat_cents, is_outside_vat, made_at,
        billing_id)
      select new.company_id, new.rental_id, 'credit_note', new.id, 'credited', new.total_cents, new.before_vat_cents,
        b.kind = 'indemnity_claim', new.issued_at, b.id
      from billings b where b.company_id = new.company_id and b.id = new.corrects_invoice_id and b.kind <> 'advance'
      on conflict do nothing;
  end if;
  return null;
end $$;
create trigger told after insert on invoices for each row execute function tell_ledger();

-- The kinds of charge without VAT, beside the rate of the company; null for the usual ones. A trigger copies them from
-- the settings, also for a process that does not know the column.
alter table companies add column charges_outside_vat text[];
alter table companies no force row level security;
alter table invoice_settings no force row level security;
update companies c set charges_outside_vat = s.charges_outside_vat from invoice_settings s where s.company_id = c.id;
alter table companies force row level security;
alter table invoice_settings force row level security;

create function copy_charges_outside_vat() returns trigger language plpgsql as $$
begin
  update companies set charges_outside_vat = new.charges_outside_vat
    where id = new.company_id and charges_outside_vat is distinct from new.charges_outside_vat;
  return null;
end $$;
create trigger charges_outside_vat_copied after insert or update of charges_outside_vat on invoice_settings
  for each row execute function copy_charges_outside_vat();
