import type { z } from 'zod'
import type { Sentence } from '../kernel/language.ts'
import type { PaymentFields } from './payment.schema.ts'

export const paymentMethods = ['card', 'cash', 'transfer', 'cheque', 'holiday_voucher', 'other'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

/** The two amounts that are paid separately: the price, and the deposit, which is given back. */
export type Amounts = { totalCents: number; securityDepositCents: number }

/** The names of the two amounts in the contract. */
export const amountFields = { totalCents: 'totalAmount', securityDepositCents: 'securityDepositAmount' } as const

/** The label of each field, on screens and in refusals. */
export const paymentLabels = {
  totalAmount: { fr: 'Location', en: 'Rental' },
  securityDepositAmount: { fr: 'Caution', en: 'Deposit' },
  method: { fr: 'Moyen de paiement', en: 'Payment method' },
  correctsPaymentId: { fr: 'Paiement remboursé', en: 'Refunded payment' },
  reason: { fr: 'Motif', en: 'Reason' },
} satisfies Record<keyof z.infer<typeof PaymentFields>, Sentence>
