import { sql } from 'kysely'
import type { Tx } from '#platform/database/connect'
import type { Schema } from '#platform/database/schema'

type Choice = { statuses: readonly Schema['rentals']['status'][]; customerIds?: number[] }

/**
 * Selects the rentals in these statuses whose price and charges exceed what was paid, and what is due for each; of
 * these customers alone if given. The sums are made once for all, not for each rental.
 */
export function unpaidRentals(tx: Tx, companyId: number, { statuses, customerIds }: Choice) {
  let rentals = tx.selectFrom('rentals').where('rentals.companyId', '=', companyId)
  let payments = tx.selectFrom('payments').where('companyId', '=', companyId)
  let charges = tx.selectFrom('charges').where('companyId', '=', companyId)
  if (customerIds) {
    rentals = rentals.where(sql<boolean>`rentals.customer_id = any(${customerIds}::int[])`)
    const chosen = rentals.select('rentals.id')
    payments = payments.where('rentalId', 'in', chosen)
    charges = charges.where('rentalId', 'in', chosen)
  }
  const paid = payments
    .select([
      'rentalId',
      sql<number>`sum(case when corrects_payment_id is null then 1 else -1 end * total_cents)`.as('cents'),
    ])
    .groupBy('rentalId')
  const charged = charges
    .select([
      'rentalId',
      sql<number>`sum(case when corrects_charge_id is null then 1 else -1 end * amount_cents)`.as('cents'),
    ])
    .groupBy('rentalId')
  const due = sql<number>`coalesce(rentals.total_cents, 0) + coalesce(charged.cents, 0)
    - coalesce(credited.cents, 0) - rentals.settled_elsewhere_cents - coalesce(paid.cents, 0)`
  return rentals
    .leftJoin(paid.as('paid'), 'paid.rentalId', 'rentals.id')
    .leftJoin(charged.as('charged'), 'charged.rentalId', 'rentals.id')
    .leftJoin(credited(tx, companyId).as('credited'), 'credited.rentalId', 'rentals.id')
    .select(['rentals.id', 'rentals.customerId', due.as('dueCents')])
    .where('rentals.status', 'in', statuses)
    .where(sql<boolean>`${due} > 0`)
}

/** Sums the credit notes of each rental on documents of which something is left. */
function credited(tx: Tx, companyId: number) {
  const whole = tx
    .selectFrom('invoices')
    .select('correctsInvoiceId')
    .where('companyId', '=', companyId)
    .where('isWhole', '=', true)
  return tx
    .selectFrom('invoices')
    .select(['rentalId', sql<number>`sum(total_cents)`.as('cents')])
    .where('companyId', '=', companyId)
    .where('kind', '=', 'credit_note')
    .where('correctsInvoiceId', 'not in', whole)
    .groupBy('rentalId')
}
