import { fieldNamesInCents } from '@filao/domain/kernel/stored'
import { PaymentFields } from '@filao/domain/ledger/payment.schema'
import { type ExpressionBuilder, type Insertable, sql } from 'kysely'
import { memberName } from '#features/access/public'
import type { Tx } from '#platform/database/connect'
import type { Schema } from '#platform/database/schema'

const paymentFields = [
  'payments.id',
  'payments.rentalId',
  ...fieldNamesInCents(PaymentFields).map((name) => `payments.${name}` as const),
  'payments.takenAt',
] as const

/** Selects the fields of payments, with the member who took each. The journal knows which deposits were kept. */
function paymentOf(eb: ExpressionBuilder<Schema, 'payments'>) {
  const isDepositKept = sql<boolean>`exists (
    select from journal_entries e
    where e.company_id = payments.company_id and e.kind = 'deposit_kept' and e.source_id = payments.id)`
  return [
    ...paymentFields,
    memberName(eb.ref('payments.takenBy')).as('takenBy'),
    isDepositKept.as('isDepositKept'),
  ] as const
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
