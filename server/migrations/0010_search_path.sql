-- Functions with the owner's rights look a name up in our schema first and in the session's temporary tables last. Where
-- `pg_temp` is not named, PostgreSQL looks there before anything else.
alter function find_session(bytea) set search_path = public, pg_temp;
alter function end_access(int) set search_path = public, pg_temp;
alter function search_customers(text[]) set search_path = public, pg_temp;
alter function search_rentals(text, text, text[]) set search_path = public, pg_temp;
