-- The view of the planning board that a user chose last; null before the first choice.
alter table users add column board_view text check (board_view in ('day', 'week', '14days', 'month', 'year'));
