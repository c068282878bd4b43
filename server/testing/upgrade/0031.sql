insert into calendars (company_id, name, shows, language, token_hash, last_read_at)
  select id, 'Parking', 'names', 'fr', sha256(id::text::bytea), '2026-03-02 12:00Z' from companies;
