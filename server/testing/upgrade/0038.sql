insert into import_batches (company_id, key, kind, created_at, price_changes)
  select company_id, 'prices', 'prices', '2026-03-01T12:00:00Z', jsonb_build_array(jsonb_build_object('agencyId', agency_id, 'seasonId', season_id,
    'categoryId', category_id, 'minDays', min_days, 'before', null, 'after', price_cents))
  from price_lines where id in (select min(id) from price_lines group by company_id);
