import { inCents } from '@filao/domain/kernel/money'
import { checkNotNothing, checkPayment } from '@filao/domain/ledger/money-checks'
import type { Payment } from '@filao/domain/ledger/payment.schema'
import { checkRefund } from '@filao/domain/ledger/refund'
import type { PaymentCreation } from '@filao/domain/rentals/money/payment-creation'
import { checkCompanyProven } from '#features/access/public'
import { listPayments, storePayment } from '#features/ledger/public'
import type { Tx } from '#platform/database/connect'
import { unknown } from '#platform/http/unknown'
import { mailAbout, type RentalAuthor } from '../mail/queue-mail.ts'
import { loadOwed } from '../record/owed-queries.ts'
import { loadSums, lockRental } from '../record/queries.ts'

/** Records a payment or a refund. Locks the rental, so that two colleagues see each other's payments. */
export async function createPayment(
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
  if (!corrected) checkPayment({ ...rental, ...(await loadSums(tx, companyId, rentalId)) }, amounts)
  const taken = await storePayment(
    tx,
    userId,
    await loadOwed(tx, companyId, rentalId),
    {
      totalCents: amounts.totalCents,
      securityDepositCents: amounts.securityDepositCents,
      ...methodOf(payment, corrected),
      correctsPaymentId: corrected?.id ?? null,
      reason: payment.reason ?? null,
    },
    now,
  )
  if (payment.isReceiptMailed) {
    const dedupe = `receipt:${taken.id}`
    const receipt = { kind: 'receipt' as const, dedupe, paymentId: taken.id, line: payment.mailLine }
    await mailAbout(tx, enqueue, { companyId, rentalId, ...receipt, now })
  }
  return taken
}

/** Finds the payment that a refund names, and checks that enough of it is left. */
async function findCorrected(tx: Tx, companyId: number, rentalId: number, refund: PaymentCreation) {
  const payments = await listPayments(tx, companyId, rentalId)
  const corrected = payments.find(({ id }) => id === refund.correctsPaymentId)
  if (!corrected) throw unknown({ path: 'correctsPaymentId', thing: 'payment' })
  checkRefund(inCents(refund), corrected, payments)
  return corrected
}

/** Returns the method of a payment. A refund uses the method of its payment unless another one is sent. */
function methodOf({ method }: PaymentCreation, corrected: Pick<Payment, 'method'> | null) {
  const way = method ?? corrected?.method
  return way ? { method: way } : {}
}
