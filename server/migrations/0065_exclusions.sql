-- The mark that a customer may not rent again: why, the facts, its last day, and who set it when.
alter table customers
  add column exclusion_reason text check (exclusion_reason in
    ('unpaid', 'damage', 'fines', 'not_returned', 'false_documents', 'misuse')),
  add column exclusion_note text,
  add column excluded_until date,
  add column excluded_at timestamptz,
  add column excluded_by int,
  add check ((excluded_until is null) = (exclusion_reason is null) and (excluded_until is null) = (excluded_at is null)),
  add check (excluded_until is not null or (exclusion_note is null and excluded_by is null)),
  -- A day more than three years: the company's day may be ahead of the server's.
  add check (excluded_until <= (excluded_at at time zone 'UTC')::date + interval '3 years 1 day'),
  add foreign key (company_id, excluded_by) references users (company_id, id) on delete set null (excluded_by);
create index customers_excluded_by on customers (company_id, excluded_by);
create index customers_excluded_until on customers (company_id, excluded_until) where excluded_until is not null;
