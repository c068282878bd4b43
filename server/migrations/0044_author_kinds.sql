-- The kind of the author of each entry: a member, a program, a customer or a job. Null in entries of before, whose
-- author is a customer where neither a user nor a key is named and a rental was answered.
alter table audit_entries add column author_kind text
  check (author_kind in ('member', 'program', 'customer', 'job'));
