-- The company's prices of what a return may show. Null where an agent enters the amount, or where kilometres are not limited.
alter table companies
  add column fuel_quarter_cents int check (fuel_quarter_cents between 0 and 999999999),
  add column late_hour_cents int check (late_hour_cents between 0 and 999999999),
  add column included_kilometres_per_day int check (included_kilometres_per_day between 0 and 10000),
  add column extra_kilometre_cents int check (extra_kilometre_cents between 0 and 999999999);

-- When an agent decided everything that a return left open: charges, the payment of the rest, the deposit.
alter table rentals add column settled_at timestamptz check (settled_at is null or status = 'done');
