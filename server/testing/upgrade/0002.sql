insert into public_files (company_id, key) select id, 'companyLogos/' || lpad(id::text, 26, 'a') || '.png' from companies;
insert into vehicle_photos (company_id, make, model, year, key, thumbnail_key)
  select company_id, 'Renault', 'Clio', 2024, key, key from public_files;
insert into customer_documents (company_id, customer_id, name, content_type, bytes, key)
  select company_id, id, 'Permis', 'image/png', 1000, 'documents/' || id from customers;
