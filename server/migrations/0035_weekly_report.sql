-- The administrators who want the weekly report by mail.
alter table users add column weekly_report_enabled boolean not null default false;
