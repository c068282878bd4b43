-- The discount of the price, as the figures of a company need it without reading the price of each rental.
alter table rentals add column discount_cents int generated always as (
  case when discount_percent > 0 then round((price ->> 'discountAmount')::numeric * 100)::int end
) stored;

-- Figures of a year and sums of debts read every rental of a company: from these indexes alone.
drop index rentals_leaving;
create index rentals_leaving on rentals (company_id, leaves_at) include (id, status, ends_at, returned_at, ready_at,
  created_at, vehicle_id, departure_agency_id, referral_mode, total_cents, discount_cents);
create index rentals_money on rentals (company_id, id) include (status, leaves_at, valid_until, total_cents,
  settled_elsewhere_cents, departure_agency_id, customer_id);
drop index payments_rental;
create index payments_rental on payments (company_id, rental_id)
  include (total_cents, security_deposit_cents, corrects_payment_id);
