-- The company's own words of a mail to customers, in a language. Without a row the mail has its original words.
create table message_templates (
  id int generated always as identity primary key,
  company_id int not null references companies (id),
  kind text not null check (kind <> ''),
  language text not null check (language in ('fr', 'en')),
  subject text not null check (subject <> '' and subject !~ '[\r\n]'),
  body text not null check (body <> ''),
  updated_at timestamptz not null default now(),
  unique (company_id, id),
  unique (company_id, kind, language)
);
select protect_tenant_table('message_templates');
