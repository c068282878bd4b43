import { type CarriedTable, words } from '#platform/feature/carried'

/** The tables of the feature that are in an archive of the company. */
export const carriedTables: CarriedTable[] = [
  {
    name: 'price_lines',
    carries: words('name min_days price_cents'),
    refers: { season_id: 'seasons', agency_id: 'agencies', category_id: 'categories' },
    isNumbered: true,
  },
]
