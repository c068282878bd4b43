import { z } from 'zod'

/** A product as Stripe sends it. Metadata are text; a limit that is 0 or absent means unlimited. */
export const Product = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string().nullable(),
  default_price: z.object({
    id: z.string(),
    unit_amount: z.int(),
    currency: z.string(),
    recurring: z.object({ interval: z.enum(['month', 'year']) }),
  }),
  metadata: z.object({
    agencies: z.string().optional(),
    vehicles: z.string().optional(),
    customers: z.string().optional(),
    megabytes: z.string().optional(),
  }),
})
export type Product = z.infer<typeof Product>
