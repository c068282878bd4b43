import type { VatShare } from '@filao/domain/journal/vat-share'
import { type RawBuilder, sql } from 'kysely'

/** Selects the cents that a rental's payments hold, without those refunded. `rental` is the alias of its row. */
export function paidCents(rental: string, amount: 'total_cents' | 'security_deposit_cents'): RawBuilder<number> {
  return sql<number>`(
    select coalesce(sum(${signedPayment('p', amount)}), 0) from payments p where ${isOf(rental, 'p')}
  )`
}

/** Selects the cents that charges add to a rental's price, without those taken back. */
export function chargedCents(rental: string): RawBuilder<number> {
  return sql<number>`((
    select coalesce(sum(${signedCharge('h')}), 0) from charges h where ${isOf(rental, 'h')}
  ) + (
    select coalesce(sum(e.cents), 0) from ledger_entries e where ${isOf(rental, 'e')} and e.part = 'charged'
  ))`
}

/**
 * Selects the cents that lower what a rental owes: credit notes, what its source collected, and the money settled
 * before it was imported. `rental` is the alias of its row.
 */
export function creditedCents(rental: string): RawBuilder<number> {
  return sql<number>`(${creditEntries(rental)} + ${sql.ref(`${rental}.settled_elsewhere_cents`)})`
}

/** Selects the cents that credit notes took off a rental. */
export function creditNoteCents(rental: string): RawBuilder<number> {
  return creditEntries(rental, sql`and e.kind <> 'collected_by_source'`)
}

/** Selects the cents that the source of a rental collected: settled for the customer, owed by the source. */
export function collectedCents(rental: string): RawBuilder<number> {
  return creditEntries(rental, sql`and e.kind = 'collected_by_source'`)
}

function creditEntries(rental: string, which = sql``): RawBuilder<number> {
  return sql<number>`(
    select coalesce(sum(e.cents), 0) from ledger_entries e where ${isOf(rental, 'e')} and e.part = 'credited' ${which}
  )`
}

/**
 * Selects the sums of what changes the amount due of a rental beside its payments, by kind of entry: negative where
 * they lower it. `rental` is the alias of its row.
 */
export function accountLines(rental: string): RawBuilder<{ kind: string; amountCents: number }[]> {
  return sql`(
    select coalesce(json_agg(json_build_object('kind', l.kind, 'amountCents', l.cents) order by l.cents < 0, l.kind), '[]')
    from (
      select 'charge' as kind, sum(${signedCharge('h')}) as cents from charges h where ${isOf(rental, 'h')}
      union all
      ${entriesByKind(rental)}
      union all
      select 'settled_elsewhere', -${sql.ref(`${rental}.settled_elsewhere_cents`)}
    ) l where l.cents <> 0
  )`
}

/** Selects the sums of a rental's stored entries since an instant, by kind: negative where they lower what is due. */
export function entriesSince(
  rental: string,
  after: RawBuilder<unknown>,
): RawBuilder<{ kind: string; cents: number }[]> {
  return sql`(select coalesce(json_agg(l), '[]') from (${entriesByKind(rental, sql`and e.made_at > ${after}`)}) l)`
}

function entriesByKind(rental: string, since = sql``) {
  return sql`select e.kind, sum(${signedEntry('e.cents')}) as cents from ledger_entries e
    where ${isOf(rental, 'e')} ${since} group by e.kind`
}

/**
 * Selects the cents of a rental's charges that carry no VAT, less what credit notes took off its claims. `kinds` are
 * the kinds of charge without VAT.
 */
export function outsideVatCents(rental: string, kinds: RawBuilder<unknown>): RawBuilder<number> {
  return sql<number>`((
    select coalesce(sum(${signedCharge('h')}), 0) from charges h where ${isOf(rental, 'h')} and h.kind = any(${kinds})
  ) + (
    select coalesce(sum(${signedEntry('e.cents')}), 0) from ledger_entries e where ${isOf(rental, 'e')} and e.is_outside_vat
  ))`
}

/** Selects the parts by VAT rate of what settles a rental, as the journal has them. */
export function receivedVat(rental: string): RawBuilder<VatShare[]> {
  return sql<VatShare[]>`(
    select coalesce(json_agg(share), '[]') from ${settlingEntries((row) => isOf(rental, row))} e
    cross join lateral json_array_elements(e.payload::json -> 'vat') share
  )`
}

/**
 * Selects the entries of the journal that settle what rentals owe: payments, refunds and what sources collected.
 * `which` returns the condition on a row with `company_id` and `rental_id`.
 */
export function settlingEntries(which: (row: string) => RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(
    select p.rental_id, e.seq, e.payload from payments p
    join journal_entries e on e.company_id = p.company_id and e.kind in ('payment', 'refund') and e.source_id = p.id
    where ${which('p')}
    union all
    select c.rental_id, e.seq, e.payload from collected_amounts c
    join journal_entries e on e.company_id = c.company_id and e.kind = 'collected_by_source' and e.source_id = c.id
    where ${which('c')}
  )`
}

/**
 * Selects the cents that lower what a rental owes and that no entry of the journal settles: credit notes, and what was
 * settled or collected before the journal had it.
 */
export function unjournaledCredit(rental: string): RawBuilder<number> {
  return sql<number>`(${creditNoteCents(rental)} + ${sql.ref(`${rental}.settled_elsewhere_cents`)} + (
    select coalesce(sum(c.cents), 0) from collected_amounts c where ${isOf(rental, 'c')} and not c.is_journaled
  ))`
}

/** Selects an amount of a payment, negative for a refund. `payment` is the alias of its row. */
function signedPayment(payment: string, amount: 'total_cents' | 'security_deposit_cents'): RawBuilder<number> {
  return signed(sql.ref(`${payment}.${amount}`), sql.ref(`${payment}.corrects_payment_id`))
}

/** Matches refunds among payments. `payment` is the alias of their rows. */
export function isRefund(payment: string): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(`${payment}.corrects_payment_id`)} is not null`
}

/** Selects the amount of a charge, negative for the correction of one. `charge` is the alias of its row. */
export function signedCharge(charge: string): RawBuilder<number> {
  return signed(sql.ref(`${charge}.amount_cents`), sql.ref(`${charge}.corrects_charge_id`))
}

/**
 * Selects rentals with the sums of their accounts, each made once for all of them, and the newest last day of payment
 * of their invoices. `rentals` selects rows with an `id`. Only a merge or a hash makes a full join: without statistics,
 * as after an import, PostgreSQL planned left joins as a loop over all payments for each rental. The last condition,
 * which accepts null, and the offset keep it from making them left joins again. Payments are summed apart from the
 * rest: their columns are those of an index, from which they are read in order.
 */
export function withAccounts(companyId: number, rentals: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select r.*, coalesce(money.paid, 0) as paid, coalesce(money.deposit, 0) as deposit,
      coalesce(owed.charged, 0) as charged, coalesce(owed.credited, 0) as credited, owed.due_on
    from (${rentals}) r
    full join (
      select rental_id, sum(${signedPayment('p', 'total_cents')}) as paid,
        sum(${signedPayment('p', 'security_deposit_cents')}) as deposit
      from payments p where company_id = ${companyId} group by rental_id
    ) money on money.rental_id = r.id
    full join (
      select rental_id, sum(charged) as charged, sum(credited) as credited, max(due_on) as due_on
      from (
        select rental_id, ${signedCharge('h')} as charged, null::int as credited, null::date as due_on
        from charges h where company_id = ${companyId}
        union all
        select rental_id, case part when 'charged' then cents end, case part when 'credited' then cents end, null
        from ledger_entries where company_id = ${companyId}
        union all
        select rental_id, null, null, due_on from billings where company_id = ${companyId} and kind = 'invoice'
      ) part group by rental_id
    ) owed on owed.rental_id = r.id
    where coalesce(r.id, 0) > 0 offset 0`
}

/**
 * Selects everything that changes what rentals owe beside their price, as `cents` to be summed by `rental_id`: what was
 * paid or credited is negative. `which` is a condition on `rental_id`.
 */
export function changesOfDue(companyId: number, which: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(
    select rental_id, -${signedPayment('p', 'total_cents')} as cents from payments p
    where company_id = ${companyId} and ${which}
    union all
    select rental_id, ${signedCharge('h')} from charges h where company_id = ${companyId} and ${which}
    union all
    select rental_id, ${signedEntry('cents')} from ledger_entries where company_id = ${companyId} and ${which}
  )`
}

/**
 * Selects what entries beside payments and charges change before VAT, with their instant: negative for a credit.
 * `which` is a condition on the entries.
 */
export function changesBeforeVat(companyId: number, which: RawBuilder<unknown> = sql`true`): RawBuilder<unknown> {
  return sql`(
    select rental_id, made_at, ${signedEntry('before_vat_cents')} as cents, is_outside_vat from ledger_entries
    where company_id = ${companyId} and ${which}
  )`
}

function signedEntry(cents: string): RawBuilder<number> {
  return sql<number>`case part when 'charged' then ${sql.ref(cents)} else -${sql.ref(cents)} end`
}

function signed(cents: RawBuilder<unknown>, corrects: RawBuilder<unknown>): RawBuilder<number> {
  return sql<number>`case when ${corrects} is null then ${cents} else -${cents} end`
}

function isOf(rental: string, row: string): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(`${row}.company_id`)} = ${sql.ref(`${rental}.company_id`)}
    and ${sql.ref(`${row}.rental_id`)} = ${sql.ref(`${rental}.id`)}`
}
