import { type CarriedTable, words } from '#platform/feature/carried'

/** The tables of the feature that are in an archive of the company. */
export const carriedTables: CarriedTable[] = [
  {
    name: 'source_settlements',
    audited: 'source_settlement',
    carries: words('month created_at'),
    refers: { source_id: 'sources', created_by: 'users' },
    isNumbered: true,
  },
  {
    name: 'source_settlement_rentals',
    carries: words('price_cents commission_cents collected_cents'),
    refers: { settlement_id: 'source_settlements', rental_id: 'rentals' },
    order: 'settlement_id, rental_id',
  },
]
