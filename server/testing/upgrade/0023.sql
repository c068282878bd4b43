insert into api_keys (company_id, name, permissions, token_hash, last_four, created_by, revoked_at)
  select id, 'Site', '{company.read}', sha256(convert_to(name, 'UTF8')), 'abcd', user_id, '2026-03-02 12:00Z' from companies;
insert into audit_entries (company_id, api_key_id, entity, entity_id, action)
  select company_id, id, 'customer', 1, 'created' from api_keys;
insert into idempotency_keys (api_key_id, key, request_hash, status, body) select id, 'one', '\x01', 201, '{"id": 1}' from api_keys;
