import { type CarriedTable, words } from '#platform/feature/carried'

/** The tables of the feature that are in an archive of the company. */
export const carriedTables: CarriedTable[] = [
  {
    name: 'cash_desks',
    audited: 'cash_desk',
    carries: words(`date opened_at float_cents float_reason since closed_at expected_cents counted_cents counts
      difference_reason`),
    refers: { agency_id: 'agencies', opened_by: 'users', closed_by: 'users' },
    // Its payments are loaded with it.
    after: ['payments'],
    isNumbered: true,
  },
  {
    name: 'cash_desk_payments',
    carries: [],
    refers: { cash_desk_id: 'cash_desks', payment_id: 'payments' },
    order: 'payment_id',
  },
]
