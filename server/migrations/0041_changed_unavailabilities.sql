-- The last change of an unavailability, by which programs that read a calendar notice it; null before the first one.
alter table unavailabilities add column changed_at timestamptz;
