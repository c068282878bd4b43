import { z } from 'zod'

/** The number of notes or coins of one value in a drawer; `value` is in euros. */
export const CashCount = z.object({
  value: z.literal([500, 200, 100, 50, 20, 10, 5, 2, 1, 0.5, 0.2, 0.1, 0.05, 0.02, 0.01]),
  quantity: z.int().min(0).max(100_000),
})
export type CashCount = z.infer<typeof CashCount>
