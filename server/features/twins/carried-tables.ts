import { type CarriedTable, type LeftTables, reasons, words } from '#platform/feature/carried'

/** The tables of the feature that are in an archive of the company. */
export const carriedTables: CarriedTable[] = [
  {
    name: 'distinct_customers',
    carries: words('decided_at'),
    refers: { customer_id: 'customers', other_id: 'customers', decided_by: 'users' },
    order: 'customer_id, other_id',
  },
  {
    name: 'customer_merges',
    carries: words('merged_at undone_at'),
    refers: { kept_id: 'customers', merged_id: 'customers', merged_by: 'users' },
    order: 'id',
    leaves: { id: reasons.counted, put_back: 'there for a day at most' },
  },
]

/** The tables of the feature that an archive leaves out, with the reason. */
export const leftTables = { customerKeys: reasons.computed } satisfies LeftTables
