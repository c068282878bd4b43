import type { Language } from '@filao/domain/kernel/language.schema'
import type { Payment } from '@filao/domain/ledger/payment.schema'
import { en } from './messages.en.ts'
import { fr, type ReceiptMessages } from './messages.fr.ts'

/** Words of the receipt, in the customer's language. */
export const receiptMessages: Record<Language, ReceiptMessages> = { fr, en }

/** Returns the titles of the receipt of a payment, of a refund, or of a part of the deposit that was kept. */
export function titlesOf(
  { correctsPaymentId, isDepositKept }: Payment,
  words: ReceiptMessages,
): ReceiptMessages['payment'] {
  const { payment, refund, kept } = words
  if (isDepositKept) return kept
  return correctsPaymentId === null ? payment : refund
}
