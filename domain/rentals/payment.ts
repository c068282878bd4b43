import { z } from 'zod'
import { Euros } from '../kernel/money.ts'

export const paymentMethods = ['card', 'cash', 'transfer', 'cheque', 'holiday_voucher', 'other'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

/** Money taken for the rental and for its deposit; at least one of the two is more than zero. */
export const PaymentCreation = z.object({
  totalAmount: Euros,
  securityDepositAmount: Euros,
  method: z.enum(paymentMethods).optional(),
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
})
export type Payment = z.infer<typeof Payment>
