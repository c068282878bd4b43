insert into fees (company_id, kind, name, price_cents) select distinct company_id, 'outside_hours', 'Hors horaires', 3000 from agencies;
insert into fees (company_id, kind, name, price_cents, agency_id)
  select company_id, 'place', 'Aéroport', 1200, min(id) from agencies group by company_id;
