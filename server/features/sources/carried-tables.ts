import { type CarriedTable, words } from '#platform/feature/carried'

/** The tables of the feature that are in an archive of the company. */
export const carriedTables: CarriedTable[] = [
  {
    name: 'sources',
    audited: 'source',
    carries:
      words(`name kind is_enabled commission_percent commission_cents commission_on price_adjustment_percent language
      collects_money archived_at created_at`),
    isNumbered: true,
  },
]
