import { z } from 'zod'
import { Euros } from '../../kernel/money.schema.ts'

/** An amount in euros of a cover for all its categories, or one for each category by its id. */
export const CoverAmounts = z.union([Euros, z.array(z.object({ categoryId: z.int(), amount: Euros }))])
export type CoverAmounts = z.infer<typeof CoverAmounts>
