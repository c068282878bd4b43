insert into deadlines (company_id, vehicle_id, kind, name, every_months, every_kilometres, last_on, last_odometer, due_on, due_odometer,
    warn_days, warn_kilometres)
  select company_id, min(id), 'service', 'Vidange', 12, 15000, '2026-01-15', 30000, '2027-01-15', 45000, 30, 1000
  from vehicles group by company_id;
insert into deadline_visits (company_id, vehicle_id, deadline_id, kind, name, done_on, odometer, cost_cents, place, note)
  select company_id, vehicle_id, id, kind, name, '2026-01-15', 30000, 14250, 'Garage de Jarry', 'Filtres' from deadlines;
