-- The mails of a company within a day are counted before each new one.
create index sent_mails_queued on sent_mails (company_id, queued_at) where rental_id is not null;
