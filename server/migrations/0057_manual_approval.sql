-- True where a quote that the customer accepts is confirmed at once. A column of its own, so that agencies of a process
-- that does not know it await an answer as before; so do all agencies there are.
alter table agencies add column confirms_at_once boolean not null default false;
update agencies set is_manual_approval_required = true;
