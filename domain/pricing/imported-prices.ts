import { z } from 'zod'
import { PriceLineFields } from './price-line.ts'

/** The most rows of one import of prices. They are written in one transaction. */
export const mostPriceRows = 500

const PricePoint = PriceLineFields.omit({ name: true })

/** The prices of a row of a table: at each agency and season that it names, one for each length. */
export const ImportedPrices = z.object({ prices: z.array(PricePoint).min(1).max(2000) })
export type ImportedPrices = z.infer<typeof ImportedPrices>
