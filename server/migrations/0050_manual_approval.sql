-- True where a quote that the customer accepts is confirmed at once. A column of its own beside
-- is_manual_approval_required, which had no effect: all agencies there are, and those of a process that does not know
-- this column, await an answer as before.
alter table agencies add column confirms_at_once boolean not null default false;
