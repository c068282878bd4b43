-- Where a vehicle is handed over or collected when it is not at the agency: address, postal code and city.
alter table rentals add column delivery jsonb;
alter table rentals add column collection jsonb;

-- A fee for it, everywhere or by zone: the postal codes, or their beginnings. Zones of one agency are several fees.
alter table fees add column postal_codes text[] not null default '{}';
alter table fees drop constraint fees_kind_check;
alter table fees add constraint fees_kind_check
  check (kind in ('outside_hours', 'place', 'one_way', 'delivery', 'additional_driver'));
drop index fees_case;
create unique index fees_case on fees (company_id, kind, agency_id, to_agency_id, category_id, at)
  nulls not distinct where kind not in ('place', 'delivery') and is_enabled and archived_at is null;
