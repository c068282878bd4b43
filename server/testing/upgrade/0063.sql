insert into sources (company_id, name, kind, commission_percent, collects_money)
  select distinct company_id, 'Courtier', 'broker', 18, true from agencies;
update rentals r set source_id = s.id, source_reference = 'C-' || r.id from sources s where s.company_id = r.company_id;
