import type { Sentence } from '../kernel/language.ts'
import { formatCents } from '../kernel/money.ts'
import { fieldProblem } from '../kernel/problem.ts'
import { type PaymentLine, paid } from './account.ts'
import { type Amounts, amountFields } from './payment.ts'

/** A payment line with its id. */
type NumberedLine = PaymentLine & { id: number }

/** Returns the amounts a payment still holds after its refunds. */
export function held(payment: NumberedLine, payments: readonly NumberedLine[]): Amounts {
  const refunds = payments.filter(({ correctsPaymentId }) => correctsPaymentId === payment.id)
  return paid([payment, ...refunds])
}

/**
 * Refuses a refund without a reason, of another refund, or of more than the payment still holds. The rental's money and
 * the deposit are not mixed.
 */
export function checkRefund(
  refund: Amounts & { reason?: string | null | undefined },
  corrected: NumberedLine,
  payments: readonly NumberedLine[],
): void {
  if (corrected.correctsPaymentId) throw fieldProblem('correctsPaymentId', 'correction', refundOfRefund)
  if (!refund.reason) throw fieldProblem('reason', 'required', noReason)
  const rest = held(corrected, payments)
  for (const amount of ['totalCents', 'securityDepositCents'] as const) {
    if (refund[amount] > rest[amount]) throw fieldProblem(amountFields[amount], 'range', tooMuch(rest[amount]))
  }
}

const refundOfRefund: Sentence = {
  fr: 'Un remboursement ne se rembourse pas\u202f: enregistrez un nouveau paiement.',
  en: 'A refund cannot be refunded: record a new payment.',
}
const noReason: Sentence = {
  fr: 'Indiquez le motif du remboursement.',
  en: 'Enter the reason for the refund.',
}

function tooMuch(restCents: number): Sentence {
  return {
    fr: `Ce paiement ne peut plus être remboursé que de ${formatCents(restCents, 'fr')}.`,
    en: `At most ${formatCents(restCents, 'en')} of this payment can still be refunded.`,
  }
}
