insert into cash_desks (company_id, agency_id, date, opened_at, float_cents, since)
  select company_id, min(id), '2026-03-01', '2026-03-01T12:00:00Z', 15000, '2026-03-01T04:00:00Z' from agencies group by company_id;
insert into cash_desk_payments (company_id, cash_desk_id, payment_id)
  select d.company_id, d.id, p.id from cash_desks d join payments p on p.company_id = d.company_id;
update cash_desks set closed_at = '2026-03-01T22:00:00Z', expected_cents = 15000, counted_cents = 14900,
  counts = '[{"value": 50, "quantity": 2}, {"value": 20, "quantity": 2}, {"value": 5, "quantity": 1}, {"value": 2, "quantity": 2}]',
  difference_reason = 'Erreur de rendu';
