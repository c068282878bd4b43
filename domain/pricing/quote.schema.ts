import { z } from 'zod'
import { FeeLine } from './fee/fee-line.schema.ts'

const Total = z.number().nonnegative()

/** The name for English readers; prices agreed before have none. */
const nameEn = z.string().nullable().default(null)

/**
 * A computed price as the API returns it and as rentals store it, in euros. `price` is the vehicle alone; `total` is
 * the amount the customer pays.
 */
export const Quote = z.object({
  days: z.number().int().min(1),
  price: z.object({ total: Total, priceId: z.number().int() }),
  seasons: z.array(
    z.object({
      seasonId: z.number().int().nullable(),
      name: z.string().nullable(),
      nameEn,
      days: z.number().int().min(1),
      dailyPrice: Total,
      /**
       * The started hours of a price by the hour, and the price of one; `days` is then 1 and `dailyPrice` the total.
       * Null for a price by the day, and absent in prices that were agreed before.
       */
      hours: z.int().min(1).max(23).nullable().default(null),
      hourlyPrice: Total.nullable().default(null),
      /** The weekdays of a price that is for some of them, Monday is 1; null for all other days. */
      weekdays: z.array(z.int().min(1).max(7)).nullable().default(null),
      total: Total,
    }),
  ),
  options: z.array(
    z.object({
      id: z.number().int(),
      name: z.string(),
      nameEn,
      /** Absent in prices that were agreed while a rental could have only one of each. */
      quantity: z.int().min(1).default(1),
      /** The price of one, once and for each day. */
      price: Total,
      dailyPrice: Total,
      /** The amount for all of it, which the limits of the option may lower. */
      total: Total,
    }),
  ),
  /** The fees that charged themselves; prices agreed before there were any have none. */
  fees: z.array(FeeLine).default([]),
  /** The fees that an agent took out, which no sum counts. */
  waivedFees: z.array(FeeLine).default([]),
  subtotal: Total,
  discountPercent: z.number().int().min(0).max(50),
  discountAmount: Total,
  total: Total,
  securityDepositAmount: Total,
  waiverAmount: Total,
})
export type Quote = z.infer<typeof Quote>
