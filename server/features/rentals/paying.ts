import { toCents } from '@filao/domain/kernel/money'
import { fieldProblem } from '@filao/domain/kernel/problem'
import type { PaymentCreation } from '@filao/domain/rentals/payment'
import { audit } from '#platform/audit'
import type { Tx } from '#platform/database/connect'
import type { Caller } from '#platform/http/serve'
import { insertPayment, listPayments } from './payment-queries.ts'
import { loadRental } from './queries.ts'

/** Records money taken. The rental is locked, so that two colleagues see each other's payments. */
export async function takePayment(
  tx: Tx,
  caller: Caller,
  { companyId, rentalId }: { companyId: number; rentalId: number },
  payment: PaymentCreation,
  now: string,
) {
  await loadRental(tx, companyId, rentalId, { lock: true })
  const cents = {
    totalCents: toCents(payment.totalAmount),
    securityDepositCents: toCents(payment.securityDepositAmount),
  }
  if (cents.totalCents + cents.securityDepositCents === 0) {
    throw fieldProblem('totalAmount', 'range', {
      fr: 'Indiquez un montant, pour la location ou pour la caution.',
      en: 'Enter an amount, for the rental or for the deposit.',
    })
  }
  const id = await insertPayment(tx, {
    companyId,
    rentalId,
    ...cents,
    ...(payment.method ? { method: payment.method } : {}),
    takenAt: now,
    takenBy: caller.userId,
  })
  const changes = {
    totalAmount: [null, payment.totalAmount],
    securityDepositAmount: [null, payment.securityDepositAmount],
  } as const
  await audit(tx, {
    companyId,
    userId: caller.userId,
    entity: 'payment',
    entityId: id,
    action: 'created',
    changes: Object.fromEntries(Object.entries(changes).map(([key, [before, after]]) => [key, [before, after]])),
  })
  const payments = await listPayments(tx, companyId, rentalId)
  return payments.at(-1) as (typeof payments)[number]
}
