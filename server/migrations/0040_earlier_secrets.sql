-- The secrets of a webhook before its former one that sign too, each until its own instant: [{"secret": …, "until": …}].
alter table webhooks add column earlier_secrets jsonb not null default '[]';
