import { z } from 'zod'
import { PriceLineFields } from './price-line.schema.ts'

const PricePoint = PriceLineFields.omit({ name: true, nameEn: true }).partial({ minHours: true, weekdays: true })

/** The prices of a row of a table: at each agency and season that it names, one for each length. */
export const ImportedPrices = z.object({ prices: z.array(PricePoint).min(1).max(2000) })
export type ImportedPrices = z.infer<typeof ImportedPrices>
