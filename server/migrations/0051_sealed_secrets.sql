-- The fingerprint of the key with which the secrets of this database are encrypted, and the instant of its first use. Processes of the
-- version before read secrets in the clear, so nothing is encrypted until a day later.
create table secret_key (
  is_only boolean primary key default true check (is_only),
  fingerprint text not null,
  stored_at timestamptz not null default now(),
  -- Null until a secret is encrypted: until then another key may take its place.
  sealed_at timestamptz
);
alter table secret_key enable row level security, force row level security;
create policy identity on secret_key using (app_scope() = 'identity');

-- Twenty bytes in the clear, or encrypted with their version, nonce and tag.
alter table totp_secrets drop constraint totp_secrets_secret_check;
alter table totp_secrets add check (length(secret) in (20, 49));
