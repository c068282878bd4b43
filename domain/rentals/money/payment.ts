import { z } from 'zod'
import { MemberName } from '../../access/user.ts'
import { Id, optionalText } from '../../kernel/field.ts'
import { Euros } from '../../kernel/money.ts'
import { stored } from '../../kernel/stored.ts'
import { MailLine } from '../mail/mail.ts'

export const paymentMethods = ['card', 'cash', 'transfer', 'cheque', 'holiday_voucher', 'other'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

/** The fields of a payment; the answer and the columns of its queries derive from them. */
export const PaymentFields = z.object({
  totalAmount: Euros,
  securityDepositAmount: Euros,
  method: z.enum(paymentMethods),
  /** The payment that this line refunds. */
  correctsPaymentId: Id.nullable(),
  reason: optionalText(500),
})

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

export const Payment = z.object({
  id: z.int(),
  rentalId: z.int(),
  ...stored(PaymentFields),
  /** True for the part of the deposit that a settlement kept: no money went back. */
  isDepositKept: z.boolean(),
  takenAt: z.string(),
  takenBy: MemberName.nullable(),
})
export type Payment = z.infer<typeof Payment>
