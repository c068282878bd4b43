insert into driver_rules (company_id, minimum_age, maximum_age, minimum_licence_years, licence_category, young_driver_age,
    young_driver_option_id, is_licence_validity_required, is_licence_document_required, is_designation_required)
  select c.id, 21, 75, 2, 'B', 25, (select min(id) from options where company_id = c.id), true, true, false from companies c;
update categories set minimum_age = 25, licence_category = 'B';
update customers set driving_license_document = 'translation';
insert into driver_exceptions (company_id, rental_id, driver_id, rule, rule_limit, reason)
  select company_id, min(id), min(customer_id), 'minimum_age', '21', 'Cliente connue' from rentals group by company_id, customer_id;
