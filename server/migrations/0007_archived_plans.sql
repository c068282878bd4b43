-- A plan that the provider no longer sells stays for the companies that have it.
alter table plans add column is_archived boolean not null default false;
