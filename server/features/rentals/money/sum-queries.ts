import { chargeKinds, isOutsideVat } from '@filao/domain/rentals/money/charge'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '#platform/database/connect'
import { prepared } from '#platform/database/tenancy/prepared'
import { notFound } from '#platform/http/problems'

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

/** Loads the amounts that the VAT of a payment follows from: price, charges, those outside VAT and what was paid before, in cents. */
export async function loadOwed(tx: Tx, companyId: number, rentalId: number) {
  const owed = await owedById(tx, companyId, rentalId)
  if (!owed) throw notFound()
  return owed
}

export type RentalOwed = Awaited<ReturnType<typeof loadOwed>>

const owedById = prepared((tx, companyId, id) =>
  tx
    .selectFrom('rentals')
    .innerJoin('companies', 'companies.id', 'rentals.companyId')
    .select([
      'rentals.publicId',
      'rentals.status',
      'rentals.totalCents',
      'companies.vatRate',
      chargedCents('rentals').as('chargesCents'),
      outsideVatCents('rentals').as('outsideVatCents'),
      paidCents('rentals', 'total_cents').as('paidCents'),
    ])
    .where('rentals.companyId', '=', companyId)
    .where('rentals.id', '=', id),
)

const kindsOutsideVat = chargeKinds.filter(isOutsideVat)

/** Selects the cents of a rental's charges that carry no VAT. */
function outsideVatCents(rental: string): RawBuilder<number> {
  return sql<number>`(
    select ${signedSum(sql.ref('h.amount_cents'), sql.ref('h.corrects_charge_id'))}
    from charges h where h.company_id = ${sql.ref(`${rental}.company_id`)} and h.rental_id = ${sql.ref(`${rental}.id`)}
      and h.kind = any(${kindsOutsideVat}::text[])
  )`
}

/**
 * Selects the cents that credit notes took off a rental's documents. A document that was credited in full no longer counts:
 * the rental is invoiced again. `rental` is the alias of its row.
 */
export function creditedCents(rental: string): RawBuilder<number> {
  return sql<number>`(
    select coalesce(sum(n.total_cents), 0) from invoices n
    where n.company_id = ${sql.ref(`${rental}.company_id`)} and n.rental_id = ${sql.ref(`${rental}.id`)}
      and n.kind = 'credit_note' and not exists (
        select from invoices w where w.company_id = n.company_id and w.corrects_invoice_id = n.corrects_invoice_id
          and w.is_whole
      )
  )`
}

/** Sums cents, minus those of rows that correct another one. */
function signedSum(cents: RawBuilder<unknown>, corrects: RawBuilder<unknown>): RawBuilder<number> {
  return sql<number>`coalesce(sum(case when ${corrects} is null then ${cents} else -${cents} end), 0)`
}
