-- Numbers of rentals and plates are alike in all companies: without the company, a search read those of every one.
create index rentals_number_search on rentals using gin (company_id, public_id gin_trgm_ops);
drop index rentals_public_id_search;
create index vehicles_registration_search on vehicles using gin (company_id, registration_number gin_trgm_ops);
drop index vehicles_plate_search;
