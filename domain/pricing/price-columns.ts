import type { Season } from '../company/seasons.ts'
import { weekdayNames } from '../kernel/date-text.ts'
import type { TableColumn } from '../kernel/table/table-file.ts'
import { priceLabels } from './price-line.ts'
import { wholeYear } from './season-name.ts'
import { seasonName } from './season-names.ts'

/** A price with the names of what it is for. */
export type PriceRow = {
  id: number
  agency: string
  /** Null for an agency without seasons. */
  season: Season | null
  /** The seasons of the agency. */
  seasons: readonly Season[]
  category: string
  minDays: number
  minHours: number | null
  weekdays: number[] | null
  price: number
}

/** The columns of the exported price list, with the headings that an import reads. */
export const priceColumns: TableColumn<PriceRow>[] = [
  { label: priceLabels.agencyId, cell: ({ agency }) => agency },
  {
    label: priceLabels.seasonId,
    cell: ({ season, seasons }, language) =>
      season ? seasonName(season, seasons, language) : { fr: wholeYear, en: 'All year' }[language],
  },
  { label: priceLabels.categoryId, cell: ({ category }) => category },
  { label: { fr: 'Durée', en: 'Length' }, cell: ({ minDays, minHours }) => (minHours === null ? minDays : null) },
  { label: priceLabels.price, cell: ({ price }) => ({ euros: price }) },
  { label: priceLabels.minHours, cell: ({ minHours }) => minHours },
  {
    label: priceLabels.weekdays,
    cell: ({ weekdays }, language) => weekdays && weekdayNames(weekdays, language),
  },
]
