import { type CarriedTable, words } from '#platform/feature/carried'

const ofPayments = ['payment', 'refund', 'deposit_taken', 'deposit_returned', 'deposit_kept']
const ofInvoices = ['invoice', 'advance', 'credit_note', 'claim']
const journalTables = Object.fromEntries([
  ...ofPayments.map((kind) => [kind, 'payments'] as const),
  ...['charge', 'charge_correction'].map((kind) => [kind, 'charges'] as const),
  ...ofInvoices.map((kind) => [kind, 'invoices'] as const),
])

/** The tables of the feature that are in an archive of the company. */
export const carriedTables: CarriedTable[] = [
  {
    name: 'journal_entries',
    keeps: words('seq at day kind format payload previous hash'),
    refersBy: { column: 'source_id', kind: 'kind', tables: journalTables },
    order: 'seq',
  },
  { name: 'journal_heads', keeps: words('started_at seq hash latest_at closed_through version'), order: 'company_id' },
]
