import { type CarriedTable, type LeftTables, words } from '#platform/feature/carried'

/** The tables of the feature that are in an archive of the company. */
export const carriedTables: CarriedTable[] = [
  {
    name: 'payments',
    audited: 'payment',
    mailed: ['receipt'],
    journaled: words('payment refund deposit_taken deposit_returned deposit_kept'),
    carries: words('total_cents security_deposit_cents method taken_at reason'),
    refers: { rental_id: 'rentals', taken_by: 'users', corrects_payment_id: 'payments' },
    isNumbered: true,
  },
  {
    name: 'charges',
    audited: 'charge',
    journaled: words('charge charge_correction'),
    carries: words('kind amount_cents reason decided_at'),
    refers: { rental_id: 'rentals', corrects_charge_id: 'charges', decided_by: 'users' },
    isNumbered: true,
  },
  {
    name: 'collected_amounts',
    journaled: words('collected_by_source'),
    carries: words('rental_number customer_number cents made_at is_journaled'),
    refers: { rental_id: 'rentals', source_id: 'sources', made_by: 'users' },
    isNumbered: true,
  },
  {
    name: 'ledger_entries',
    carries: words('kind part cents before_vat_cents is_outside_vat made_at'),
    refers: { rental_id: 'rentals' },
    refersBy: { column: 'source_id', kind: 'kind', by: 'entered', otherwise: 'as_is' },
    leaves: { billing_id: 'only a credit note has one' },
    order: 'kind, source_id',
    // Those of credit notes follow from the documents that are loaded.
    only: "kind <> 'credit_note'",
  },
]

/** The tables of the feature that an archive leaves out, with the reason. */
export const leftTables = {
  billings: 'follows from the invoices and credit notes that are loaded',
} satisfies LeftTables
