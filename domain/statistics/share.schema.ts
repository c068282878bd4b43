import { z } from 'zod'
import { LocalDate } from '../kernel/time.schema.ts'
import { Figures } from './figures.schema.ts'

/**
 * The figures of one agency, category or vehicle, or of one source, which has no id. In a division by category, the one
 * without an id has the refused requests for any category.
 */
export const Share = Figures.extend({ id: z.int().nullable(), name: z.string() })
export type Share = z.infer<typeof Share>

/** The part of the revenue that an option or a fee brings, and the rentals with it that left. */
export const ExtraShare = z.object({
  id: z.int(),
  name: z.string(),
  rentalsCount: z.int(),
  revenueAmount: z.number(),
})
export type ExtraShare = z.infer<typeof ExtraShare>

/** The revenue before VAT that the rentals of a source bring, and its commission; the margin is what is left. */
export const SourceShare = ExtraShare.extend({ commissionAmount: z.number(), marginAmount: z.number() })
export type SourceShare = z.infer<typeof SourceShare>

/**
 * The figures of a period and of its parts in order; the figures of the parts that are sums add up to those of the
 * period.
 */
export const Statistics = z.object({
  figures: Figures,
  parts: z.array(Figures.extend({ from: LocalDate, to: LocalDate })),
})
export type Statistics = z.infer<typeof Statistics>

/** The utilisation of each category in each week; null where it has no available vehicle. */
export const HeatMap = z.object({
  weeks: z.array(z.object({ from: LocalDate, to: LocalDate })),
  rows: z.array(z.object({ id: z.int(), name: z.string(), utilisation: z.array(z.number().nullable()) })),
})
export type HeatMap = z.infer<typeof HeatMap>
