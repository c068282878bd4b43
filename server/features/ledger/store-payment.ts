import { toEuros } from '@filao/domain/kernel/money'
import type { Amounts, PaymentMethod } from '@filao/domain/ledger/payment'
import type { Tx } from '#platform/database/connect'
import { audit } from '#platform/feature/audit'
import { appendJournalEntries } from '#platform/journal/append'
import { type Owed, paymentEntries } from './journal.ts'
import { insertPayment } from './payment-queries.ts'

/** A payment or refund to store. The method is a card unless another one is named. */
type NewPayment = Amounts & {
  method?: PaymentMethod
  correctsPaymentId: number | null
  reason: string | null
  isDepositKept?: boolean
}

/** Stores a payment or refund with its audit row and its journal entries, last of all locks. Returns it. */
export async function storePayment(
  tx: Tx,
  userId: number | null,
  owed: Owed,
  { isDepositKept = false, ...payment }: NewPayment,
  now: string,
) {
  const { companyId, rentalId } = owed
  const taken = await insertPayment(tx, { companyId, rentalId, ...payment, takenAt: now, takenBy: userId })
  const { totalCents, securityDepositCents, correctsPaymentId, reason } = payment
  await audit(tx, {
    companyId,
    userId,
    entity: 'payment',
    entityId: taken.id,
    action: correctsPaymentId === null ? 'created' : 'refunded',
    changes: {
      rentalId: [null, rentalId],
      totalAmount: [null, toEuros(totalCents)],
      securityDepositAmount: [null, toEuros(securityDepositCents)],
      ...(correctsPaymentId === null ? {} : { correctsPaymentId: [null, correctsPaymentId] }),
      ...(reason === null ? {} : { reason: [null, reason] }),
    },
  })
  await appendJournalEntries(tx, companyId, paymentEntries(owed, { ...taken, userId, isDepositKept }))
  return taken
}
