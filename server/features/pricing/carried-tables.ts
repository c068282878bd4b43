import { type CarriedTable, reasons, words } from '#platform/feature/carried'

/** The tables of the feature that are in an archive of the company. */
export const carriedTables: CarriedTable[] = [
  {
    name: 'price_lines',
    carries: words('name name_en min_days price_cents'),
    refers: { season_id: 'seasons', agency_id: 'agencies', category_id: 'categories' },
    isNumbered: true,
  },
  {
    name: 'fees',
    audited: 'fee',
    carries:
      words(`kind name name_en is_enabled price_cents daily_price_cents max_cents at is_on_holidays postal_codes free_count archived_at
      created_at`),
    refers: { agency_id: 'agencies', to_agency_id: 'agencies', category_id: 'categories' },
    isNumbered: true,
  },
  {
    name: 'special_prices',
    carries: words('name name_en min_days min_hours weekdays price_cents'),
    refers: { season_id: 'seasons', agency_id: 'agencies', category_id: 'categories' },
    leaves: { id: reasons.counted },
  },
]
