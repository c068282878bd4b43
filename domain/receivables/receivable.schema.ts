import { z } from 'zod'
import { LocalDate } from '../kernel/time.schema.ts'
import { RentalStatus } from '../rentals/status/status.schema.ts'
import { ages } from './age.ts'

/** A rental with something open between the company and its customer. */
export const Receivable = z.object({
  /** The rental's. */
  id: z.int(),
  publicId: z.string(),
  status: RentalStatus,
  customer: z.object({ id: z.int(), name: z.string(), email: z.string().nullable() }),
  /** The departure agency. */
  agency: z.object({ id: z.int(), name: z.string(), timezone: z.string() }),
  /** The price and charges that are not paid; in the list of quotes the whole price of each, which is not due yet. */
  dueAmount: z.number(),
  /** The last day of payment of the newest invoice, else the day of departure; for a quote its last day. */
  dueOn: LocalDate,
  /** The days since then, negative before. */
  days: z.int(),
  depositAmount: z.number(),
  /** Money above what is due, to be given back. */
  overpaidAmount: z.number(),
  /** The part of it that was settled before Filao, to be given back outside it. */
  elsewhereAmount: z.number(),
  /**
   * True when the deposit or the money above has to be given back: the vehicle is back, or the rental was cancelled.
   */
  isToGiveBack: z.boolean(),
  /** The day on which the hold of a deposit on a card ends; null without one. */
  holdEndsOn: LocalDate.nullable(),
  /** The last reminder to pay. */
  remindedAt: z.string().nullable(),
})
export type Receivable = z.infer<typeof Receivable>

const Sum = z.object({ count: z.int(), amount: z.number() })

/** The sums of each list. */
export const ReceivablesSummary = z.object({
  ages: z.array(Sum.extend({ age: z.enum(ages) })),
  depositsHeld: Sum,
  toGiveBack: Sum,
  quotes: Sum,
})
export type ReceivablesSummary = z.infer<typeof ReceivablesSummary>
