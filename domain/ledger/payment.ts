import { z } from 'zod'
import { MemberName } from '../access/user.ts'
import { Id, optionalText } from '../kernel/field.ts'
import type { Sentence } from '../kernel/language.ts'
import { Euros } from '../kernel/money.ts'
import { stored } from '../kernel/stored.ts'

export const paymentMethods = ['card', 'cash', 'transfer', 'cheque', 'holiday_voucher', 'other'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

/** The two amounts that are paid separately: the price, and the deposit, which is given back. */
export type Amounts = { totalCents: number; securityDepositCents: number }

/** The names of the two amounts in the contract. */
export const amountFields = { totalCents: 'totalAmount', securityDepositCents: 'securityDepositAmount' } as const

/** The fields of a payment; the answer and the columns of its queries derive from them. */
export const PaymentFields = z.object({
  totalAmount: Euros,
  securityDepositAmount: Euros,
  method: z.enum(paymentMethods),
  /** The payment that this line refunds. */
  correctsPaymentId: Id.nullable(),
  reason: optionalText(500),
})

/** The label of each field, on screens and in refusals. */
export const paymentLabels = {
  totalAmount: { fr: 'Location', en: 'Rental' },
  securityDepositAmount: { fr: 'Caution', en: 'Deposit' },
  method: { fr: 'Moyen de paiement', en: 'Payment method' },
  correctsPaymentId: { fr: 'Paiement remboursé', en: 'Refunded payment' },
  reason: { fr: 'Motif', en: 'Reason' },
} satisfies Record<keyof z.infer<typeof PaymentFields>, Sentence>

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
