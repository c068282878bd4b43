import { z } from 'zod'
import { Euros } from '../kernel/money.schema.ts'

/** The amount given back outside Filao, as the screen showed it. */
export const GivenBack = z.object({
  /** In euros. Must be the whole amount to be given back outside Filao. */
  amount: Euros,
})
