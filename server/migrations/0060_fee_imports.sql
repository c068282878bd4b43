-- Fees are imported from tables too, and an import notes those that it created.
alter table import_batches drop constraint import_batches_kind_check;
alter table import_batches add check (kind in ('customers', 'vehicles', 'options', 'rentals', 'prices', 'fees'));
alter table import_batches add column fee_ids int[] not null default '{}';
