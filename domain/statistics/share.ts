import { z } from 'zod'
import type { Language, Sentence } from '../kernel/language.ts'
import { LocalDate } from '../kernel/time.ts'
import { referralModeLabels } from '../rentals/record/labels.ts'
import { Figures } from './figures.ts'

/** The ways in which the figures of a period are divided. */
export const divisions = ['agency', 'category', 'vehicle', 'source'] as const
export type Division = (typeof divisions)[number]

/** Returns true for a division whose parts have vehicles of their own. */
export function hasFleet(division: Division): boolean {
  return division === 'category' || division === 'vehicle'
}

/** Returns true for a division whose parts customers can ask for: nobody asks for one vehicle. */
export function hasRequests(division: Division): boolean {
  return division !== 'vehicle'
}

export const divisionLabels = {
  agency: { fr: 'Agence de départ', en: 'Pick-up agency' },
  category: { fr: 'Catégorie', en: 'Category' },
  vehicle: { fr: 'Véhicule', en: 'Vehicle' },
  source: { fr: 'Origine', en: 'Source' },
} satisfies Record<Division, Sentence>

const sourceLabels: Record<string, Sentence> = referralModeLabels

/** Names the refused requests for any category in a division by category. */
export const anyCategoryLabel: Sentence = { fr: 'Toute catégorie', en: 'Any category' }

/** Returns the name of a part of a division in a language. */
export function partName(name: string, by: Division, language: Language): string {
  if (by === 'source') return sourceLabels[name]?.[language] ?? name
  return by === 'category' && name === '' ? anyCategoryLabel[language] : name
}

/**
 * The figures of one agency, category or vehicle, or of one source, which has no id. In a division by category, the one
 * without an id has the refused requests for any category.
 */
export const Share = Figures.extend({ id: z.int().nullable(), name: z.string() })
export type Share = z.infer<typeof Share>

/** The part of the revenue that an option brings, and the rentals with it that left. */
export const OptionShare = z.object({
  id: z.int(),
  name: z.string(),
  rentalsCount: z.int(),
  revenueAmount: z.number(),
})
export type OptionShare = z.infer<typeof OptionShare>

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
