-- The changes that name a customer, read when one is deleted or erased: most changes of a rental name none.
create index audit_entries_named on audit_entries (company_id, entity)
  where entity in ('rental', 'fine') and changes ?| array['customerId', 'billedCustomerId', 'additionalDriverIds', 'driverId'];
