import type { FigureName } from '@filao/domain/statistics/labels'

/** The figures with a card, in their order. */
export const shownFigures = [
  'utilisation',
  'revenueAmount',
  'dailyRateAmount',
  'availableDayAmount',
  'rentalsCount',
  'averageDays',
  'leadDays',
  'discountAmount',
  'chargesAmount',
  'upkeepAmount',
  'marginAmount',
  'refusedCount',
  'refusedDays',
] as const satisfies FigureName[]
export type ShownFigure = (typeof shownFigures)[number]
