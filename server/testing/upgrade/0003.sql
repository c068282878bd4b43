insert into users (company_id, email, role, archived_at)
  select id, 'left@' || lower(name) || '.example.test', 'staff', '2026-03-02 12:00Z' from companies;
