import { type Insertable, sql } from 'kysely'
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

export async function listPayments(tx: Tx, companyId: number, rentalId: number) {
  return await tx
    .selectFrom('payments')
    .select(paymentFields)
    .select((eb) =>
      jsonObjectFrom(
        eb
          .selectFrom('users')
          .select(['users.id', 'users.firstName', 'users.lastName'])
          .whereRef('users.id', '=', 'payments.takenBy'),
      ).as('takenBy'),
    )
    .where('payments.companyId', '=', companyId)
    .where('payments.rentalId', '=', rentalId)
    .orderBy('payments.id')
    .execute()
}

export async function insertPayment(tx: Tx, payment: Insertable<Schema['payments']>): Promise<number> {
  const { id } = await tx.insertInto('payments').values(payment).returning('id').executeTakeFirstOrThrow()
  return id
}

export async function insertCharge(tx: Tx, charge: Insertable<Schema['charges']>): Promise<number> {
  const { id } = await tx.insertInto('charges').values(charge).returning('id').executeTakeFirstOrThrow()
  return id
}
