import { type CarriedTable, words } from '#platform/feature/carried'

/** The tables of the feature that are in an archive of the company. */
export const carriedTables: CarriedTable[] = [
  { name: 'account_maps', carries: ['accounts'], order: 'company_id' },
  {
    name: 'accounting_exports',
    audited: 'accountingExport',
    carries: words('from_day to_day first_seq last_seq first_number entries accounts made_at made_on'),
    refers: { made_by: 'users' },
    isNumbered: true,
  },
]
