-- The bytes of uploaded files of each company, which its plan limits. Files stored before are not counted, except documents.
alter table plans add column most_megabytes int check (most_megabytes > 0);

alter table public_files add column bytes int not null default 0 check (bytes >= 0);
-- A photo and its thumbnail.
alter table check_photos add column bytes int not null default 0 check (bytes >= 0);

-- What a company keeps, and what it removed on its last day with a removal: contents outlive their rows by a day.
create table stored_bytes (
  company_id int primary key references companies (id),
  kept bigint not null default 0,
  removed bigint not null default 0,
  removed_on date not null default current_date
);
select protect_tenant_table('stored_bytes');

create function count_stored_bytes() returns trigger language plpgsql as $$
declare
  company int := case tg_op when 'DELETE' then old.company_id else new.company_id end;
  added bigint := case tg_op when 'DELETE' then 0 else new.bytes end;
  gone bigint := case tg_op when 'DELETE' then old.bytes else 0 end;
begin
  insert into stored_bytes (company_id) values (company) on conflict do nothing;
  update stored_bytes set
    kept = kept + added - gone,
    removed = case when removed_on = current_date then removed else 0 end + gone,
    removed_on = current_date
  where company_id = company;
  return null;
end $$;
create trigger count_stored_bytes after insert or delete on public_files for each row execute function count_stored_bytes();
create trigger count_stored_bytes after insert or delete on check_photos for each row execute function count_stored_bytes();
create trigger count_stored_bytes after insert or delete on customer_documents for each row execute function count_stored_bytes();

alter table customer_documents no force row level security;
alter table stored_bytes no force row level security;
insert into stored_bytes (company_id, kept) select company_id, sum(bytes) from customer_documents group by company_id;
alter table stored_bytes force row level security;
alter table customer_documents force row level security;
