import { inCents } from '@filao/domain/kernel/money'
import { checkPayment } from '@filao/domain/rentals/money/money-checks'
import type { Payment, PaymentCreation } from '@filao/domain/rentals/money/payment'
import { checkNotNothing, checkRefund } from '@filao/domain/rentals/money/payments'
import { checkCompanyProven } from '#features/access/public'
import { audit } from '#platform/audit'
import type { Tx } from '#platform/database/connect'
import { unknown } from '#platform/http/unknown'
import { mailAbout, type RentalAuthor } from '../mail/queue-mail.ts'
import { loadSums, lockRental } from '../queries.ts'
import { insertPayment, listPayments } from './payment-queries.ts'

/** Records a payment or a refund. Locks the rental, so that two colleagues see each other's payments. */
export async function takePayment(
  tx: Tx,
  { userId, enqueue }: RentalAuthor,
  { companyId, rentalId }: { companyId: number; rentalId: number },
  payment: PaymentCreation,
  now: string,
) {
  const rental = await lockRental(tx, companyId, rentalId)
  const amounts = inCents(payment)
  checkNotNothing(amounts)
  if (payment.isReceiptMailed) await checkCompanyProven(tx, companyId)
  const corrected = payment.correctsPaymentId ? await findCorrected(tx, companyId, rentalId, payment) : null
  if (!corrected) checkPayment(inCents({ ...rental, ...(await loadSums(tx, companyId, rentalId)) }), amounts)
  const taken = await insertPayment(tx, {
    companyId,
    rentalId,
    totalCents: amounts.totalCents,
    securityDepositCents: amounts.securityDepositCents,
    ...methodOf(payment, corrected),
    correctsPaymentId: corrected?.id ?? null,
    reason: payment.reason ?? null,
    takenAt: now,
    takenBy: userId,
  })
  await audit(tx, {
    companyId,
    userId,
    entity: 'payment',
    entityId: taken.id,
    action: corrected ? 'refunded' : 'created',
    changes: {
      rentalId: [null, rentalId],
      totalAmount: [null, payment.totalAmount],
      securityDepositAmount: [null, payment.securityDepositAmount],
      ...(corrected ? { correctsPaymentId: [null, corrected.id], reason: [null, payment.reason] } : {}),
    },
  })
  if (payment.isReceiptMailed) {
    const dedupe = `receipt:${taken.id}`
    await mailAbout(tx, enqueue, { companyId, rentalId, kind: 'receipt', dedupe, paymentId: taken.id, now })
  }
  return taken
}

/** Finds the payment that a refund names, and checks that enough of it is left. */
async function findCorrected(tx: Tx, companyId: number, rentalId: number, refund: PaymentCreation) {
  const payments = await listPayments(tx, companyId, rentalId)
  const corrected = payments.find(({ id }) => id === refund.correctsPaymentId)
  if (!corrected) throw unknown({ path: 'correctsPaymentId', thing: 'payment' })
  checkRefund(inCents(refund), inCents(corrected), payments.map(inCents))
  return corrected
}

/** Returns the method of a payment. A refund uses the method of its payment unless another one is sent. */
function methodOf({ method }: PaymentCreation, corrected: Pick<Payment, 'method'> | null) {
  const way = method ?? corrected?.method
  return way ? { method: way } : {}
}
