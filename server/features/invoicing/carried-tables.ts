import { type CarriedTable, reasons, words } from '#platform/feature/carried'

/** The tables of the feature that are in an archive of the company. */
export const carriedTables: CarriedTable[] = [
  {
    name: 'invoice_settings',
    carries: words(`invoice_prefix advance_prefix credit_note_prefix indemnity_claim_prefix number_digits
      charges_outside_vat is_issued_on_return is_sent_on_settlement payment_days discount_terms`),
    order: 'company_id',
  },
  { name: 'invoice_counters', carries: words('kind year prefix digits last last_issued_at'), order: 'kind, year' },
  {
    name: 'invoices',
    audited: 'invoice',
    journaled: words('invoice advance credit_note claim'),
    carries:
      words(`kind number year sequence customer_name issued_at issued_on due_on before_vat_cents vat_cents total_cents
      is_whole bills_price content sha256 journal_seq journal_hash`),
    refers: {
      rental_id: 'rentals',
      customer_id: 'customers',
      corrects_invoice_id: 'invoices',
      charge_ids: 'charges',
      issued_by: 'users',
    },
    after: ['invoice_counters'],
    leaves: { search_text: reasons.computed },
    isNumbered: true,
  },
]
