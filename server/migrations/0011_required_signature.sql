-- A company may refuse a delivery or a return without the customer's signature, or without a photo of the vehicle.
alter table companies add column check_signature_required boolean not null default false;
alter table companies add column check_photos_required boolean not null default false;

-- Until now the statement that the customer signed on paper was not kept, so earlier checks do not tell: null.
alter table checks add column signed_on_paper boolean;
