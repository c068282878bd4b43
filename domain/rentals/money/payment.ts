import { z } from 'zod'
import { Id, optionalText } from '../../kernel/field.ts'
import { Euros } from '../../kernel/money.ts'
import { MailLine } from '../mail.ts'

export const paymentMethods = ['card', 'cash', 'transfer', 'cheque', 'holiday_voucher', 'other'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

/**
 * A payment for the rental and its deposit; at least one amount is more than zero. With `correctsPaymentId` it is a
 * refund, or the deposit returned, of at most what that payment still holds, with a reason.
 */
export const PaymentCreation = z.object({
  totalAmount: Euros,
  securityDepositAmount: Euros,
  method: z.enum(paymentMethods).optional(),
  correctsPaymentId: Id.nullish(),
  reason: optionalText(500).nullish(),
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
  totalAmount: z.number(),
  securityDepositAmount: z.number(),
  method: z.enum(paymentMethods),
  takenAt: z.string(),
  takenBy: z.object({ id: z.int(), firstName: z.string().nullable(), lastName: z.string().nullable() }).nullable(),
  /** The payment that this line refunds. */
  correctsPaymentId: z.int().nullable(),
  reason: z.string().nullable(),
})
export type Payment = z.infer<typeof Payment>
