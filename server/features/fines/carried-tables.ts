import { type CarriedTable, words } from '#platform/feature/carried'

/** The tables of the feature that are in an archive of the company. */
export const carriedTables: CarriedTable[] = [
  {
    name: 'fines',
    audited: 'fine',
    mailed: ['fine'],
    carries: words(`kind registration_number committed_at notice_date notice_number place amount_cents status comments
      created_at`),
    refers: { vehicle_id: 'vehicles', rental_id: 'rentals', driver_id: 'customers', fee_charge_id: 'charges' },
    isNumbered: true,
  },
]
