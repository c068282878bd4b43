-- Views of the list of invoices may be saved too.
alter table saved_views drop constraint saved_views_list_check;
alter table saved_views add constraint saved_views_list_check
  check (list in ('rentals', 'customers', 'vehicles', 'invoices'));
