import { z } from 'zod'
import { PaymentFields } from '../../ledger/payment.schema.ts'
import { MailLine } from '../mail/mail.schema.ts'

/**
 * A payment for the rental and its deposit; at least one amount is more than zero. With `correctsPaymentId` it is a
 * refund, or the deposit returned, of at most what that payment still holds, with a reason.
 */
export const PaymentCreation = PaymentFields.partial({ method: true, correctsPaymentId: true, reason: true }).extend({
  /**
   * Allows an amount above the balance, or a payment for a cancelled rental, which are otherwise refused with
   * `amount_over`.
   */
  isOverConfirmed: z.boolean().optional(),
  /** Mails a receipt to the customer. */
  isReceiptMailed: z.boolean().optional(),
  mailLine: MailLine.optional(),
})
export type PaymentCreation = z.infer<typeof PaymentCreation>
