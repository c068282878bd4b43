-- Cancelling: its reason, its fee, and ten minutes in which it can be taken back. A customer who accepts a quote asks the
-- agency for a reservation. A mail may carry a line of the agent's own.

-- The fees of the company's terms: a share of the agreed price, an amount that is the least, or neither.
alter table companies add column cancellation_fee_percent int check (cancellation_fee_percent between 0 and 100);
alter table companies add column cancellation_fee_cents int check (cancellation_fee_cents >= 0);
alter table companies add column no_show_fee_percent int check (no_show_fee_percent between 0 and 100);
alter table companies add column no_show_fee_cents int check (no_show_fee_cents >= 0);

-- The customer answers an offer, the agency a request. A cancelled rental keeps the value, to be taken back.
alter table rentals add column awaits text check (awaits in ('customer', 'agency'));
alter table rentals no force row level security;
update rentals set awaits = 'customer' where status = 'validating';
alter table rentals force row level security;
alter table rentals add check (status <> 'validating' or awaits is not null);

alter table rentals add column cancelled_at timestamptz;
-- The status before a cancellation by the company; absent where the cancellation is final from the start.
alter table rentals add column cancelled_from text check (cancelled_from in ('quote', 'validating', 'pending'));
alter table rentals add column cancellation_reason text
  check (cancellation_reason in ('customer', 'no_show', 'no_vehicle', 'price', 'duplicate', 'other'));
alter table rentals add column cancellation_comment text;
alter table rentals add check (status = 'cancelled' or num_nonnulls(cancelled_at, cancelled_from, cancellation_reason,
  cancellation_comment) = 0);

-- A cancelled rental owes its fee, as a charge.
alter table charges drop constraint charges_kind_check;
alter table charges add constraint charges_kind_check check (kind in
  ('lateness', 'fuel', 'damage', 'kilometres', 'cleaning', 'other', 'cancellation', 'no_show'));

-- What the agent added to the text of a mail.
alter table sent_mails add column line text;
