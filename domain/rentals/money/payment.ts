import { z } from 'zod'
import { Id, optionalText } from '../../kernel/field.ts'
import { Euros } from '../../kernel/money.ts'

export const paymentMethods = ['card', 'cash', 'transfer', 'cheque', 'holiday_voucher', 'other'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

/**
 * Money taken for the rental and for its deposit; at least one of the two is more than zero. With `correctsPaymentId` it is
 * given back: a refund, or the deposit returned, of at most what that payment still holds, with a reason.
 */
export const PaymentCreation = z.object({
  totalAmount: Euros,
  securityDepositAmount: Euros,
  method: z.enum(paymentMethods).optional(),
  correctsPaymentId: Id.nullish(),
  reason: optionalText(500).nullish(),
  /** Takes more than is left to pay, or money for a cancelled rental: refused with `amount_over` without it. */
  isOverConfirmed: z.boolean().optional(),
  /** Mails a receipt to the customer. */
  isReceiptMailed: z.boolean().optional(),
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
  /** The payment whose amounts this line gives back. */
  correctsPaymentId: z.int().nullable(),
  reason: z.string().nullable(),
})
export type Payment = z.infer<typeof Payment>
