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
 * Selects the cents that lower what a rental owes: credit notes, and the money settled before it was imported. `rental`
 * is the alias of its row.
 */
export function creditedCents(rental: string): RawBuilder<number> {
  return sql<number>`(${creditNoteCents(rental)} + ${sql.ref(`${rental}.settled_elsewhere_cents`)})`
}

/** Selects the cents that credit notes took off a rental, or those issued after an instant. */
export function creditNoteCents(rental: string, { after }: { after?: RawBuilder<unknown> } = {}): RawBuilder<number> {
  const since = after ? sql`and e.made_at > ${after}` : sql``
  return sql<number>`(
    select coalesce(sum(e.cents), 0) from ledger_entries e where ${isOf(rental, 'e')} and e.part = 'credited' ${since}
  )`
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

/** Selects the parts by VAT rate of a rental's payments and refunds, as the journal has them. */
export function receivedVat(rental: string): RawBuilder<VatShare[]> {
  return sql<VatShare[]>`(
    select coalesce(json_agg(share), '[]') from payments p
    join journal_entries e on e.company_id = p.company_id and e.kind in ('payment', 'refund') and e.source_id = p.id
    cross join lateral json_array_elements(e.payload::json -> 'vat') share
    where ${isOf(rental, 'p')}
  )`
}

/** Selects an amount of a payment, negative for a refund. `payment` is the alias of its row. */
export function signedPayment(payment: string, amount: 'total_cents' | 'security_deposit_cents'): RawBuilder<number> {
  return signed(sql.ref(`${payment}.${amount}`), sql.ref(`${payment}.corrects_payment_id`))
}

/** Selects the amount of a charge, negative for the correction of one. `charge` is the alias of its row. */
export function signedCharge(charge: string): RawBuilder<number> {
  return signed(sql.ref(`${charge}.amount_cents`), sql.ref(`${charge}.corrects_charge_id`))
}

/**
 * Selects everything that moves the account of a company's rentals, for sums of many at once: a row for each payment,
 * charge, entry and invoice, with the cents of its part of the account, and the last day of payment of an invoice.
 * `which` is a condition on `rental_id`.
 */
export function movements(companyId: number, which: RawBuilder<unknown> = sql`true`): RawBuilder<unknown> {
  return sql`(
    select rental_id, ${signedPayment('p', 'total_cents')} as paid, ${signedPayment('p', 'security_deposit_cents')} as deposit,
      null::int as charged, null::int as credited, null::date as due_on
    from payments p where company_id = ${companyId} and ${which}
    union all
    select * from ${owedMovements(companyId, which)} o
  )`
}

/** Selects the movements that change what is owed, and the last days of payment: none of money. */
function owedMovements(companyId: number, which: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(
    select rental_id, null::int as paid, null::int as deposit, ${signedCharge('h')} as charged, null::int as credited,
      null::date as due_on
    from charges h where company_id = ${companyId} and ${which}
    union all
    select rental_id, null, null, case part when 'charged' then cents end, case part when 'credited' then cents end, null
    from ledger_entries where company_id = ${companyId} and ${which}
    union all
    select rental_id, null, null, null, null, due_on from billings
    where company_id = ${companyId} and kind = 'invoice' and ${which}
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
