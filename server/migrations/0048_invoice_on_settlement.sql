-- True when the settlement of a return, or a return that leaves nothing to settle, issues the invoice and mails it.
alter table invoice_settings add column is_sent_on_settlement boolean not null default false;
