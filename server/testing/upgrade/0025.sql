insert into webhooks (company_id, name, url, events, secret, failing_since)
  select id, 'Site', 'https://receiver.example/', '{rental.created}', 'whsec_', '2026-03-02 12:00Z' from companies;
insert into webhook_deliveries (company_id, webhook_id, message_id, type, data, created_at, attempts, next_at)
  select company_id, id, 'msg_' || id, 'rental.created', '{"id": 1}', '2026-03-02 12:00Z', 1, '2026-03-02 12:05Z' from webhooks;
insert into webhook_attempts (company_id, delivery_id, at, status, duration_ms, answer)
  select company_id, id, '2026-03-02 12:00Z', 500, 12, 'Oops' from webhook_deliveries;
