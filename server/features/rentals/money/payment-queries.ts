import { type ExpressionBuilder, type Insertable, sql } from 'kysely'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Tx } from '#platform/database/connect'
import type { Schema } from '#platform/database/schema'

const paymentFields = [
  'payments.id',
  'payments.rentalId',
  'payments.method',
  'payments.takenAt',
  'payments.correctsPaymentId',
  'payments.reason',
  sql<number>`payments.total_cents / 100.0`.as('totalAmount'),
  sql<number>`payments.security_deposit_cents / 100.0`.as('securityDepositAmount'),
] as const

/** Selects the fields of payments, with the member who took each. */
function paymentOf(eb: ExpressionBuilder<Schema, 'payments'>) {
  const member = eb
    .selectFrom('users')
    .select(['users.id', 'users.firstName', 'users.lastName'])
    .whereRef('users.id', '=', 'payments.takenBy')
  return [...paymentFields, jsonObjectFrom(member).as('takenBy')] as const
}

export async function listPayments(tx: Tx, companyId: number, rentalId: number) {
  return await tx
    .selectFrom('payments')
    .select(paymentOf)
    .where('payments.companyId', '=', companyId)
    .where('payments.rentalId', '=', rentalId)
    .orderBy('payments.id')
    .execute()
}

/** Stores a payment and returns it as `listPayments` does. */
export async function insertPayment(tx: Tx, payment: Insertable<Schema['payments']>) {
  return await tx.insertInto('payments').values(payment).returning(paymentOf).executeTakeFirstOrThrow()
}

export type StoredPayment = Awaited<ReturnType<typeof insertPayment>>

/** Lists the charges of a rental for the rules of a new one, first to last. */
export async function listCharges(tx: Tx, companyId: number, rentalId: number) {
  return await tx
    .selectFrom('charges')
    .select(['id', 'kind', 'correctsChargeId', sql<number>`amount_cents / 100.0`.as('amount')])
    .where('companyId', '=', companyId)
    .where('rentalId', '=', rentalId)
    .orderBy('id')
    .execute()
}

export async function insertCharge(tx: Tx, charge: Insertable<Schema['charges']>): Promise<number> {
  const { id } = await tx.insertInto('charges').values(charge).returning('id').executeTakeFirstOrThrow()
  return id
}
