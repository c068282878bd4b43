-- For which end, and for which category, the price of a rental was agreed, where an earlier return or a change of vehicle
-- kept it. Null where the price is that of the rental's own end, or of its vehicle's category.
alter table rentals
  add column priced_ends_at timestamptz,
  add column priced_category_id int,
  add foreign key (company_id, priced_category_id) references categories (company_id, id);
