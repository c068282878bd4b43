import { z } from 'zod'
import { optionalText } from '../../kernel/field.ts'
import { Euros } from '../../kernel/money.schema.ts'
import { ChargeCreation } from '../../ledger/charge.schema.ts'
import { paymentMethods } from '../../ledger/payment.ts'
import { MailLine } from '../mail/mail.schema.ts'

/** The price of a returned rental: the agreed one, or for an early return that of the list up to the return. */
const settledPrices = ['agreed', 'actual'] as const

/**
 * Everything that a return left open, decided at once: the price, charges, the payment or refund of the rest, and the
 * deposit. `shown` are the sums that the agent saw, which must still be true.
 */
export const SettlementCreation = z.object({
  price: z.enum(settledPrices),
  charges: z.array(ChargeCreation.pick({ kind: true, amount: true, reason: true })).max(50),
  /** Allows damage charges above the waiver, which are otherwise refused with `amount_over`. */
  isOverConfirmed: z.boolean().optional(),
  /** The way in which the rest is paid; for an overpaid amount, another way than that of its payment. */
  method: z.enum(paymentMethods).nullish(),
  /** Leaves the rest due, so that no `method` is needed: the customer pays later. */
  isRestPaidLater: z.boolean().optional(),
  /** The part of the deposit that pays what is due; needs `keptReason`. */
  keptDepositAmount: Euros.optional(),
  keptReason: optionalText(500).nullish(),
  /** The way in which the rest of the deposit is given back, if it is not the way in which it was taken. */
  depositMethod: z.enum(paymentMethods).nullish(),
  shown: z.object({
    /** In euros: price and charges, those decided here included, less the payments. Negative when overpaid. */
    dueAmount: z.number(),
    /** In euros: the deposit held before the settlement. */
    depositHeldAmount: z.number(),
  }),
  /** Mails the customer the receipt of the last payment or refund, which shows the whole account. */
  isReceiptMailed: z.boolean().optional(),
  mailLine: MailLine.optional(),
})
export type SettlementCreation = z.infer<typeof SettlementCreation>
