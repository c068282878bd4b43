import { type CarriedTable, reasons, words } from './carried-table.ts'
import { auditedTables } from './mentioned.ts'

const ofPayments = ['payment', 'refund', 'deposit_taken', 'deposit_returned', 'deposit_kept']
const ofInvoices = ['invoice', 'advance', 'credit_note', 'claim']
const journalTables = Object.fromEntries([
  ...ofPayments.map((kind) => [kind, 'payments'] as const),
  ...['charge', 'charge_correction'].map((kind) => [kind, 'charges'] as const),
  ...ofInvoices.map((kind) => [kind, 'invoices'] as const),
])

/** The tables of what follows rentals: fines, upkeep, invoices, cash, accounts, journal, mails and history. */
export const recordTables: CarriedTable[] = [
  {
    name: 'fines',
    keeps: words(`kind registration_number committed_at notice_date notice_number place amount_cents status comments
      created_at`),
    refers: { vehicle_id: 'vehicles', rental_id: 'rentals', driver_id: 'customers', fee_charge_id: 'charges' },
    isNumbered: true,
  },
  {
    name: 'deadline_templates',
    keeps: words('name every_months every_kilometres warn_days warn_kilometres'),
    refers: { category_id: 'categories' },
    isNumbered: true,
  },
  {
    name: 'deadlines',
    keeps: words(
      'kind name every_months every_kilometres last_on last_odometer due_on due_odometer warn_days warn_kilometres',
    ),
    refers: { vehicle_id: 'vehicles', template_id: 'deadline_templates' },
    isNumbered: true,
  },
  {
    name: 'deadline_visits',
    keeps: words('kind name done_on odometer cost_cents place note recorded_at'),
    refers: { vehicle_id: 'vehicles', deadline_id: 'deadlines', recorded_by: 'users' },
    isNumbered: true,
  },
  {
    name: 'visit_documents',
    keeps: words('name content_type bytes created_at'),
    refers: { visit_id: 'deadline_visits' },
    files: ['key'],
    isNumbered: true,
  },
  { name: 'message_templates', keeps: words('kind language subject body updated_at'), leaves: { id: reasons.counted } },
  {
    name: 'invoice_settings',
    keeps: words(`invoice_prefix advance_prefix credit_note_prefix indemnity_claim_prefix number_digits
      charges_outside_vat is_issued_on_return is_sent_on_settlement payment_days discount_terms`),
    order: 'company_id',
  },
  { name: 'invoice_counters', keeps: words('kind year prefix digits last last_issued_at'), order: 'kind, year' },
  {
    name: 'invoices',
    keeps:
      words(`kind number year sequence customer_name issued_at issued_on due_on before_vat_cents vat_cents total_cents
      is_whole bills_price content sha256 journal_seq journal_hash`),
    refers: {
      rental_id: 'rentals',
      customer_id: 'customers',
      corrects_invoice_id: 'invoices',
      charge_ids: 'charges',
      issued_by: 'users',
    },
    leaves: { search_text: reasons.computed },
    isNumbered: true,
  },
  {
    name: 'cash_desks',
    keeps: words(`date opened_at float_cents float_reason since closed_at expected_cents counted_cents counts
      difference_reason`),
    refers: { agency_id: 'agencies', opened_by: 'users', closed_by: 'users' },
    isNumbered: true,
  },
  {
    name: 'cash_desk_payments',
    keeps: [],
    refers: { cash_desk_id: 'cash_desks', payment_id: 'payments' },
    order: 'payment_id',
  },
  { name: 'account_maps', keeps: ['accounts'], order: 'company_id' },
  {
    name: 'accounting_exports',
    keeps: words('from_day to_day first_seq last_seq first_number entries accounts made_at made_on'),
    refers: { made_by: 'users' },
    isNumbered: true,
  },
  {
    name: 'retention_settings',
    keeps: words('scan_days identity_months contact_months contract_years'),
    order: 'company_id',
  },
  {
    name: 'retention_runs',
    keeps: words('at occasion scans identities contacts contracts'),
    order: 'id',
    leaves: { id: reasons.counted },
  },
  {
    name: 'journal_entries',
    keeps: words('seq at day kind format payload previous hash'),
    refersBy: { column: 'source_id', kind: 'kind', tables: journalTables },
    order: 'seq',
  },
  { name: 'journal_heads', keeps: words('started_at seq hash latest_at closed_through version'), order: 'company_id' },
  {
    name: 'sent_mails',
    keeps: words('kind recipient subject queued_at sent_at line'),
    refers: { rental_id: 'rentals' },
    mentions: ['dedupe'],
    order: 'id',
    leaves: { id: reasons.counted },
    only: 'sent_at is not null',
  },
  {
    name: 'api_keys',
    keeps: words('name permissions created_at'),
    refers: { created_by: 'users' },
    leaves: {
      token_hash: reasons.secret,
      last_four: reasons.secret,
      expires_at: 'every key is revoked by an import',
      revoked_at: 'every key is revoked by an import',
      last_used_at: 'tells about the key on the former server',
      calls: 'tells about the key on the former server',
    },
    isNumbered: true,
  },
  {
    name: 'audit_entries',
    keeps: words('at author_kind entity action'),
    refers: { user_id: 'users', api_key_id: 'api_keys' },
    refersBy: { column: 'entity_id', kind: 'entity', tables: auditedTables },
    mentions: ['changes'],
    order: 'at, id',
    leaves: { id: reasons.counted },
    // As in `webhooks` and `users`: an address of a webhook is often a secret.
    leavesFields: {
      column: 'changes',
      kind: 'entity',
      fields: new Map([
        ['user', ['email']],
        ['webhook', ['url']],
      ]),
    },
  },
]
