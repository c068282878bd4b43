-- The journal of money: what was paid, refunded, charged and issued, in a chain of hashes in which nothing can be changed
-- unnoticed (CGI art. 286, I, 3° bis).

-- An entry is `payload`; the columns repeat what is read by. hash = sha256(previous \n format \n payload), in hexadecimal.
create table journal_entries (
  company_id int not null references companies (id),
  seq int not null check (seq > 0),
  at timestamptz not null,
  -- The day of the company's calendar in which the entry counts: never one that was closed before it was written.
  day date not null,
  kind text not null check (kind <> ''),
  -- The row that the entry records, in the table that belongs to its kind.
  source_id int,
  format text not null,
  payload text not null,
  previous text not null,
  hash text not null,
  primary key (company_id, seq)
);
create unique index journal_entries_source on journal_entries (company_id, kind, source_id) where source_id is not null;
create index journal_entries_day on journal_entries (company_id, day, seq);
create index journal_entries_closings on journal_entries (company_id, seq) where kind = 'closing';
create index journal_entries_hash on journal_entries (company_id, left(hash, 12));
select protect_tenant_table('journal_entries');

create function refuse_journal_rewriting() returns trigger language plpgsql as $$
begin
  raise exception 'the journal is append-only';
end $$;
create trigger append_only before update or delete or truncate on journal_entries
  for each statement execute function refuse_journal_rewriting();

-- The end of a company's journal. An entry is written while this row is locked, so numbers have no gap and no twin.
create table journal_heads (
  company_id int primary key references companies (id),
  started_at timestamptz not null,
  seq int not null,
  hash text not null,
  -- The latest instant of any entry: the clock may have gone backwards since.
  latest_at timestamptz,
  closed_through date,
  -- The version of the software that wrote the last entry; null before it wrote its first.
  version text
);
select protect_tenant_table('journal_heads');
create function refuse_journal_shortening() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.company_id = old.company_id and new.seq >= old.seq and new.started_at = old.started_at
  then return new; end if;
  raise exception 'the journal only grows';
end $$;
create trigger only_grows before update or delete on journal_heads
  for each row execute function refuse_journal_shortening();
create trigger not_emptied before truncate on journal_heads
  for each statement execute function refuse_journal_rewriting();

-- Enters the payments and charges of before, in their order, as the application writes them, with `takenOver`. The VAT of a
-- payment is the one of today's rate: what a customer pays covers the price and taxable charges first, damages last.
alter table companies no force row level security;
alter table rentals no force row level security;
alter table payments no force row level security;
alter table charges no force row level security;
alter table journal_entries no force row level security;
alter table journal_heads no force row level security;
do $$
declare
  line record;
  company int := null;
  last_seq int;
  last_hash text;
  entry text;
begin
  for line in
    with owed as (
      select r.company_id, r.id, r.public_id, c.vat_rate,
        case c.country_code when 'GP' then 'America/Guadeloupe' when 'MQ' then 'America/Martinique'
          when 'RE' then 'Indian/Reunion' when 'GF' then 'America/Cayenne' when 'YT' then 'Indian/Mayotte'
          when 'BL' then 'America/St_Barthelemy' when 'MF' then 'America/Marigot' when 'PM' then 'America/Miquelon'
          else 'Europe/Paris' end as zone,
        case when r.status = 'cancelled' then 0 else r.total_cents end + coalesce(sum(h.cents), 0) as total_cents,
        coalesce(sum(h.cents) filter (where h.kind = 'damage'), 0) as damage_cents
      from rentals r join companies c on c.id = r.company_id
      left join (
        select company_id, rental_id, kind, case when corrects_charge_id is null then amount_cents else -amount_cents end as cents
        from charges
      ) h on h.company_id = r.company_id and h.rental_id = r.id
      group by r.company_id, r.id, c.id
    ),
    paid as (
      select p.*, case when p.corrects_payment_id is null then 1 else -1 end as sign,
        coalesce(sum(case when p.corrects_payment_id is null then p.total_cents else -p.total_cents end) over (
          partition by p.company_id, p.rental_id order by p.id rows between unbounded preceding and 1 preceding), 0) as before_cents
      from payments p
    ),
    taxed as (
      select p.*, o.public_id, o.zone, o.vat_rate,
        coalesce(least(p.before_cents, o.total_cents - o.damage_cents) + greatest(0, p.before_cents - o.total_cents),
          p.before_cents) as taxed_before,
        coalesce(least(p.before_cents + p.sign * p.total_cents, o.total_cents - o.damage_cents)
          + greatest(0, p.before_cents + p.sign * p.total_cents - o.total_cents),
          p.before_cents + p.sign * p.total_cents) as taxed_after
      from paid p join owed o on o.company_id = p.company_id and o.id = p.rental_id
    ),
    shared as (
      select t.*, t.taxed_after - t.taxed_before as taxed,
        round(t.taxed_after * t.vat_rate / (100 + t.vat_rate)) - round(t.taxed_before * t.vat_rate / (100 + t.vat_rate)) as vat
      from taxed t
    ),
    lines as (
      select company_id, rental_id, public_id, zone, id, taken_at as at, 1 as rank, 1 as part,
        case when sign > 0 then 'payment' else 'refund' end as kind, sign * total_cents as cents,
        format(',"method":"%s"', method) as method, '' as charge_kind, corrects_payment_id as corrects, taken_by as user_id,
        case
          when vat_rate is null then format('[{"baseCents":%s,"rate":null,"vatCents":0}]', sign * total_cents)
          else '[' || concat_ws(',',
            case when sign * total_cents <> taxed
              then format('{"baseCents":%s,"rate":null,"vatCents":0}', sign * total_cents - taxed) end,
            case when taxed <> 0
              then format('{"baseCents":%s,"rate":%s,"vatCents":%s}', taxed - vat, trim_scale(vat_rate), vat) end) || ']'
        end as vat
      from shared where total_cents > 0
      union all
      select company_id, rental_id, public_id, zone, id, taken_at, 1, 2,
        case when sign > 0 then 'deposit_taken' else 'deposit_returned' end, sign * security_deposit_cents,
        format(',"method":"%s"', method), '', corrects_payment_id, taken_by, null
      from shared where security_deposit_cents > 0
      union all
      select h.company_id, h.rental_id, o.public_id, o.zone, h.id, h.decided_at, 0, 0,
        case when h.corrects_charge_id is null then 'charge' else 'charge_correction' end, s.cents,
        '', format(',"chargeKind":"%s"', h.kind), h.corrects_charge_id, h.decided_by,
        case
          when o.vat_rate is null or h.kind = 'damage' then format('[{"baseCents":%s,"rate":null,"vatCents":0}]', s.cents)
          else format('[{"baseCents":%s,"rate":%s,"vatCents":%s}]', s.cents - s.vat, trim_scale(o.vat_rate), s.vat)
        end
      from charges h join owed o on o.company_id = h.company_id and o.id = h.rental_id,
      lateral (select case when h.corrects_charge_id is null then 1 else -1 end as sign) g,
      lateral (select g.sign * h.amount_cents as cents,
        g.sign * round(h.amount_cents * o.vat_rate / (100 + o.vat_rate)) as vat) s
    )
    select *, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as instant, (at at time zone zone)::date as day
    from lines order by company_id, date_trunc('second', at), rank, id, part
  loop
    if company is distinct from line.company_id then
      company := line.company_id;
      last_seq := 0;
      last_hash := encode(sha256(convert_to(format(E'filao journal\n%s\n%s', company, line.instant), 'UTF8')), 'hex');
      insert into journal_heads (company_id, started_at, seq, hash)
        values (company, date_trunc('second', line.at), 0, last_hash);
    end if;
    last_seq := last_seq + 1;
    entry := format('{"at":"%s","cents":%s%s,"company":%s,"corrects":%s,"day":"%s","kind":"%s"%s,"rental":%s,"rentalId":%s,'
      '"seq":%s,"sourceId":%s,"takenOver":true,"userId":%s%s}',
      line.instant, line.cents, line.charge_kind, company, coalesce(line.corrects::text, 'null'), line.day, line.kind,
      line.method, coalesce(to_json(line.public_id)::text, 'null'), line.rental_id, last_seq, line.id,
      coalesce(line.user_id::text, 'null'), coalesce(',"vat":' || line.vat, ''));
    insert into journal_entries (company_id, seq, at, day, kind, source_id, format, payload, previous, hash)
      values (company, last_seq, date_trunc('second', line.at), line.day, line.kind, line.id, '1', entry, last_hash,
        encode(sha256(convert_to(last_hash || E'\n1\n' || entry, 'UTF8')), 'hex'))
      returning hash into last_hash;
    update journal_heads set seq = last_seq, hash = last_hash, latest_at = date_trunc('second', line.at)
      where company_id = company;
  end loop;
end $$;
alter table companies force row level security;
alter table rentals force row level security;
alter table payments force row level security;
alter table charges force row level security;
alter table journal_entries force row level security;
alter table journal_heads force row level security;
