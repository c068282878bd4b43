-- Several of an option, such as two child seats, and the most that is charged for each: null is no limit.
alter table options
  add column max_quantity int not null default 1 check (max_quantity between 1 and 99),
  add column max_cents int check (max_cents >= 0),
  add column max_days int check (max_days >= 1);
alter table rental_options add column quantity int not null default 1 check (quantity between 1 and 99);
