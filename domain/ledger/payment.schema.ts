import { z } from 'zod'
import { MemberName } from '../access/user.ts'
import { Id } from '../kernel/field.schema.ts'
import { optionalText } from '../kernel/field.ts'
import { Euros } from '../kernel/money.schema.ts'
import { stored } from '../kernel/stored.ts'
import { paymentMethods } from './payment.ts'

/** The fields of a payment; the answer and the columns of its queries derive from them. */
export const PaymentFields = z.object({
  totalAmount: Euros,
  securityDepositAmount: Euros,
  method: z.enum(paymentMethods),
  /** The payment that this line refunds. */
  correctsPaymentId: Id.nullable(),
  reason: optionalText(500),
})

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
