insert into refused_requests (company_id, departure_agency_id, category_id, starts_at, ends_at, referral_mode, created_by, created_at)
  select company_id, min(id), null, '2026-03-02 12:00Z', '2026-03-05 12:00Z', 'phone', null, '2026-03-01 12:00Z' from agencies group by company_id;
