import { type CarriedTable, type LeftTables, reasons, words } from '#platform/feature/carried'

/** The tables of the feature that are in an archive of the company. */
export const carriedTables: CarriedTable[] = [
  {
    name: 'distinct_customers',
    carries: words('decided_at'),
    refers: { customer_id: 'customers', other_id: 'customers', decided_by: 'users' },
    order: 'customer_id, other_id',
  },
]

/** The tables of the feature that an archive leaves out, with the reason. */
export const leftTables = { customerKeys: reasons.computed } satisfies LeftTables
