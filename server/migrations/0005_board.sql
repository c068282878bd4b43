-- When a rental's vehicle leaves and when it is ready again, as it happened or else as planned. Columns of their own, since
-- under row-level security an index serves only plain columns.
alter table rentals
  add column leaves_at timestamptz not null generated always as (coalesce(delivered_at, starts_at)) stored,
  add column ready_at timestamptz not null generated always as (
    (coalesce(returned_at, ends_at) at time zone 'UTC' + make_interval(mins => preparation_minutes)) at time zone 'UTC'
  ) stored;

-- What shares a moment with a period: most of it left in the period or shortly before; the long ones are found apart.
create index rentals_leaving on rentals (company_id, leaves_at);
create index rentals_long on rentals (company_id, ready_at) where ready_at - leaves_at > interval '15 days';
