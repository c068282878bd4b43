insert into account_maps (company_id, accounts) select id, '{"customers":"411100"}' from companies;
insert into accounting_exports (company_id, from_day, to_day, first_seq, last_seq, first_number, entries, accounts, made_at, made_on, made_by)
  select c.id, '2026-03-01', '2026-03-31', 1, 1, 1, 1, '{"customers":"411100"}', '2026-04-02 12:00Z', '2026-04-02', null
  from companies c;
