insert into retention_settings (company_id, scan_days, identity_months, contact_months, contract_years)
  select id, 20, 12, 24, 5 from companies;
insert into retention_runs (company_id, occasion, scans, identities, contacts, contracts)
  select id, 'nightly', 3, 2, 1, 0 from companies;
update customers set disputed_since = now(), erasure_requested_at = now() where comments is not null;
