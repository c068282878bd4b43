insert into invoice_counters (company_id, kind, year, prefix, digits, last, last_issued_at)
  select id, 'invoice', 2026, 'F', 6, 1, '2026-03-05 12:00Z' from companies;
insert into invoices (company_id, kind, number, year, sequence, rental_id, customer_id, customer_name, issued_at, issued_on, due_on,
    before_vat_cents, vat_cents, total_cents, content, sha256, journal_seq, journal_hash)
  select c.id, 'invoice', 'F2026-000001', 2026, 1, r.id, r.customer_id, 'Awa', '2026-03-05 12:00Z', '2026-03-05', '2026-03-05', 7373, 627,
    8000, '{}', sha256('{}'), 1, 'aa'
  from companies c join lateral (select * from rentals where company_id = c.id order by id limit 1) r on true;
insert into invoice_counters (company_id, kind, year, prefix, digits, last, last_issued_at)
  select id, 'credit_note', 2026, 'AV', 6, 1, '2026-03-06 12:00Z' from companies;
insert into invoices (company_id, kind, number, year, sequence, rental_id, customer_id, customer_name, issued_at, issued_on, due_on,
    before_vat_cents, vat_cents, total_cents, corrects_invoice_id, content, sha256, journal_seq, journal_hash)
  select company_id, 'credit_note', 'AV2026-000001', 2026, 1, rental_id, customer_id, 'Awa', '2026-03-06 12:00Z', '2026-03-06',
    '2026-03-06', 922, 78, 1000, id, '{}', sha256('{}'), 2, 'bb' from invoices;
insert into invoice_settings (company_id, invoice_prefix, advance_prefix, credit_note_prefix, indemnity_claim_prefix, number_digits,
    charges_outside_vat, is_issued_on_return, payment_days)
  select id, 'F', 'FA', 'AV', 'DI', 6, '{damage}', true, 30 from companies;
insert into agency_vat_rates (company_id, agency_id, vat_rate, reason)
  select company_id, min(id), 2.1, 'Taux réduit' from agencies group by company_id;
