-- True from the first opening of a cash desk on: the menu of a company without one has no cash desk. A trigger sets it,
-- also for a process that does not know the column.
alter table companies add column has_cash_desk boolean not null default false;
alter table companies no force row level security;
alter table cash_desks no force row level security;
update companies set has_cash_desk = true where exists (select from cash_desks d where d.company_id = companies.id);
alter table companies force row level security;
alter table cash_desks force row level security;

create function note_cash_desk() returns trigger language plpgsql as $$
begin
  update companies set has_cash_desk = true where id = new.company_id and not has_cash_desk;
  return null;
end $$;
create trigger cash_desks_noted after insert on cash_desks for each row execute function note_cash_desk();
