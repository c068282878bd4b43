-- Uploaded files. The rows say whose they are; the contents lie in FILES_URL under their key.

-- What everyone may see who knows the address /files/<key>: logos and vehicle photos.
create table public_files (
  id int generated always as identity primary key,
  company_id int not null references companies (id),
  key text not null unique check (key ~ '^(companyLogos|vehiclePhotos/[0-9]+)/[a-z0-9]{26}\.png$'),
  user_id int,
  created_at timestamptz not null default now(),
  unique (company_id, key)
);
select protect_tenant_table('public_files');

-- A picture of a make, model and year; vehicles find theirs by these three.
create table vehicle_photos (
  id int generated always as identity primary key,
  company_id int not null references companies (id),
  make text not null check (make <> ''),
  model text not null check (model <> ''),
  year int not null check (year >= 1900),
  key text not null,
  thumbnail_key text not null,
  created_at timestamptz not null default now(),
  unique (company_id, id),
  foreign key (company_id, key) references public_files (company_id, key),
  foreign key (company_id, thumbnail_key) references public_files (company_id, key)
);
create index vehicle_photos_key on vehicle_photos (company_id, key);
create index vehicle_photos_thumbnail on vehicle_photos (company_id, thumbnail_key);
select protect_tenant_table('vehicle_photos');

-- Licences, identity papers, signed contracts: private to the company.
create table customer_documents (
  id int generated always as identity primary key,
  company_id int not null references companies (id),
  customer_id int not null,
  name text not null check (name <> ''),
  content_type text not null,
  bytes int not null check (bytes > 0),
  key text not null unique,
  created_at timestamptz not null default now(),
  unique (company_id, id),
  foreign key (company_id, customer_id) references customers (company_id, id)
);
create index customer_documents_customer on customer_documents (company_id, customer_id);
select protect_tenant_table('customer_documents');
