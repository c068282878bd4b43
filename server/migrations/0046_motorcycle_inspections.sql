-- The first inspection of motorcycles registered before 2022 was due on the fifth anniversary, and not at the end of
-- their year of transition (décret n° 2023-974); the drawing 8 is that of a motorcycle.
alter table deadlines no force row level security;
alter table vehicles no force row level security;
update deadlines d set due_on = late.due_on
from vehicles v, (values
  (date '2017-01-01', date '2020-01-01', date '2025-12-31'),
  (date '2020-01-01', date '2022-01-01', date '2026-12-31')
) as late (registered_from, registered_before, due_on)
where v.company_id = d.company_id and v.id = d.vehicle_id and v.schematic_id = 8
  and v.first_registration_date >= late.registered_from and v.first_registration_date < late.registered_before
  and d.kind = 'inspection' and d.last_on is null
  and d.due_on = (v.first_registration_date + interval '5 years')::date;
alter table deadlines force row level security;
alter table vehicles force row level security;
