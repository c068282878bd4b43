import { z } from 'zod'

/** A document that bills a rental and of which something is left, as the rental names it. */
export const BillingDocument = z.object({
  kind: z.enum(['invoice', 'advance', 'indemnity_claim']),
  number: z.string(),
  /** True when it bills the agreed price. */
  billsPrice: z.boolean(),
})
export type BillingDocument = z.infer<typeof BillingDocument>
