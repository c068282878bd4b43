import type { Sentence } from '../kernel/language.ts'

/** The ages of a debt, by the days since it was due; `not_due` is one whose day has not come. */
export const ages = ['not_due', 'up_to_30', 'up_to_60', 'up_to_90', 'over_90'] as const
export type Age = (typeof ages)[number]

/** The first and the last day of each age after the due day, both included; null without an end. */
export const ageDays: Record<Age, { from: number | null; to: number | null }> = {
  not_due: { from: null, to: -1 },
  up_to_30: { from: 0, to: 30 },
  up_to_60: { from: 31, to: 60 },
  up_to_90: { from: 61, to: 90 },
  over_90: { from: 91, to: null },
}

/** Names the filter and the column of the age. */
export const ageLabel: Sentence = { fr: 'Ancienneté', en: 'Age' }

export const ageLabels = {
  not_due: { fr: 'À venir', en: 'Not due yet' },
  up_to_30: { fr: '0 à 30 jours', en: '0 to 30 days' },
  up_to_60: { fr: '31 à 60 jours', en: '31 to 60 days' },
  up_to_90: { fr: '61 à 90 jours', en: '61 to 90 days' },
  over_90: { fr: 'Plus de 90 jours', en: 'Over 90 days' },
} satisfies Record<Age, Sentence>

/** Returns the age of a debt that was due so many days ago; negative before its day. */
export function ageOf(days: number): Age {
  return ages.find((age) => days <= (ageDays[age].to ?? Number.POSITIVE_INFINITY)) as Age
}

/**
 * The days after which the hold of a deposit on a card ends; banks keep those of rental companies for 30 days at most.
 */
export const cardHoldDays = 30
