-- A broker collected 50 € for each rental, and its month is settled.
update sources set collects_money = true;
insert into ledger_entries (company_id, rental_id, kind, source_id, part, cents, before_vat_cents, is_outside_vat, made_at)
  select company_id, id, 'collected_by_source', id, 'credited', 5000, 0, false, created_at from rentals where source_id is not null;
insert into source_settlements (company_id, source_id, month) select company_id, id, '2026-03-01' from sources;
insert into source_settlement_rentals (company_id, settlement_id, rental_id, price_cents, commission_cents, collected_cents)
  select r.company_id, s.id, r.id, coalesce(r.total_cents, 0), r.commission_cents, 5000
  from source_settlements s join rentals r on r.company_id = s.company_id and r.source_id = s.source_id;
