-- Lets the version before serve and write while this one replaces it. To be removed once no such process can run any more,
-- in the release after the one that brings these migrations.

-- An older process offers a rental without telling who has to answer it: at that time always the customer. It also leaves the
-- value behind when the rental moves on.
create function await_answer() returns trigger language plpgsql as $$
begin
  if new.status = 'validating' then
    new.awaits := coalesce(new.awaits, 'customer');
  elsif new.status <> 'cancelled' then
    new.awaits := null;
  end if;
  return new;
end $$;
create trigger await_answer before insert or update of status, awaits on rentals
  for each row execute function await_answer();

-- An older process searches for the best 50.
create function search_rentals(term text, plate text, words text[]) returns table (id int, score real)
language sql stable
begin atomic
  select found.id, found.score from search_rentals(term, plate, words, 50) found;
end;
