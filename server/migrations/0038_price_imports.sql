-- Prices are imported too: the price list has them already, so an import keeps what each was before, to restore it.
alter table import_batches drop constraint import_batches_kind_check;
alter table import_batches add check (kind in ('customers', 'vehicles', 'options', 'rentals', 'prices'));
alter table import_batches add column price_changes jsonb not null default '[]' check (jsonb_typeof(price_changes) = 'array');
