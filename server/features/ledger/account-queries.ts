import type { VatShare } from '@filao/domain/journal/vat-share'
import { type RawBuilder, sql } from 'kysely'

/** Selects the cents that a rental's payments hold, without those refunded. `rental` is the alias of its row. */
export function paidCents(rental: string, amount: 'total_cents' | 'security_deposit_cents'): RawBuilder<number> {
  return sql<number>`(
    select ${signedSum(sql.ref(`p.${amount}`), sql.ref('p.corrects_payment_id'))}
    from payments p where p.company_id = ${sql.ref(`${rental}.company_id`)} and p.rental_id = ${sql.ref(`${rental}.id`)}
  )`
}

/** Selects the cents of a rental's charges, without those taken back. `rental` is the alias of its row. */
export function chargedCents(rental: string): RawBuilder<number> {
  return sql<number>`(
    select ${signedSum(sql.ref('h.amount_cents'), sql.ref('h.corrects_charge_id'))}
    from charges h where h.company_id = ${sql.ref(`${rental}.company_id`)} and h.rental_id = ${sql.ref(`${rental}.id`)}
  )`
}

/** Selects the parts by VAT rate of a rental's payments and refunds, as the journal has them. */
export function receivedVat(rental: string): RawBuilder<VatShare[]> {
  return sql<VatShare[]>`(
    select coalesce(json_agg(share), '[]') from payments p
    join journal_entries e on e.company_id = p.company_id and e.kind in ('payment', 'refund') and e.source_id = p.id
    cross join lateral json_array_elements(e.payload::json -> 'vat') share
    where p.company_id = ${sql.ref(`${rental}.company_id`)} and p.rental_id = ${sql.ref(`${rental}.id`)}
  )`
}

/**
 * Selects the cents of a rental's charges that carry no VAT, less what credit notes took off its claims. `kinds` are
 * the kinds of charge without VAT.
 */
export function outsideVatCents(rental: string, kinds: RawBuilder<unknown>): RawBuilder<number> {
  return sql<number>`(
    select ${signedSum(sql.ref('h.amount_cents'), sql.ref('h.corrects_charge_id'))}
    from charges h where h.company_id = ${sql.ref(`${rental}.company_id`)} and h.rental_id = ${sql.ref(`${rental}.id`)}
      and h.kind = any(${kinds})
  ) - ${creditNoteCents(rental, { kind: 'indemnity_claim' })}`
}

/**
 * Selects the cents that lower what a rental owes: credit notes, and the money settled before it was imported. `rental`
 * is the alias of its row.
 */
export function creditedCents(rental: string): RawBuilder<number> {
  return sql<number>`(${creditNoteCents(rental)} + ${sql.ref(`${rental}.settled_elsewhere_cents`)})`
}

/**
 * Selects the cents that credit notes took off a rental's documents, or off its claims alone, or after an instant. A
 * document that was credited in full does not count, since the rental is invoiced again, nor does an advance, since the
 * invoice bills the whole price. `rental` is the alias of its row.
 */
export function creditNoteCents(
  rental: string,
  { kind, after }: { kind?: 'indemnity_claim'; after?: RawBuilder<unknown> } = {},
): RawBuilder<number> {
  const since = after ? sql`and n.issued_at > ${after}` : sql``
  const ofKind = kind ? sql`d.kind = ${kind}` : sql`d.kind <> 'advance'`
  return sql<number>`(
    select coalesce(sum(n.total_cents), 0) from invoices n
    where n.company_id = ${sql.ref(`${rental}.company_id`)} and n.rental_id = ${sql.ref(`${rental}.id`)}
      and n.kind = 'credit_note' ${since} and not exists (
        select from invoices w where w.company_id = n.company_id and w.corrects_invoice_id = n.corrects_invoice_id
          and w.is_whole
      ) and exists (
        select from invoices d where d.company_id = n.company_id and d.id = n.corrects_invoice_id and ${ofKind}
      )
  )`
}

/** Sums cents, minus those of rows that correct another one. */
function signedSum(cents: RawBuilder<unknown>, corrects: RawBuilder<unknown>): RawBuilder<number> {
  return sql<number>`coalesce(sum(case when ${corrects} is null then ${cents} else -${cents} end), 0)`
}
