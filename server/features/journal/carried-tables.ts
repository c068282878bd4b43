import { type CarriedTable, words } from '#platform/feature/carried'

/** The tables of the feature that are in an archive of the company. */
export const carriedTables: CarriedTable[] = [
  {
    name: 'journal_entries',
    carries: words('seq at day kind format payload previous hash'),
    refersBy: { column: 'source_id', kind: 'kind', by: 'journaled', otherwise: 'of_company' },
    order: 'seq',
  },
  {
    name: 'journal_heads',
    carries: words('started_at seq hash latest_at closed_through version'),
    order: 'company_id',
  },
]
