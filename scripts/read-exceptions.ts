/** Reads of a table whose owner the reader may not use, each with its reason. */
export const readExceptions: { file: string; tables: string[]; reason: string }[] = [
  {
    file: 'server/features/company/unpaid-rental-queries.ts',
    tables: ['charges', 'invoices', 'payments', 'rentals'],
    reason: 'A rental owes what its invoices and credit notes leave.',
  },
  {
    file: 'server/features/fleet/occupancy/occupancy-queries.ts',
    tables: ['rentals'],
    reason: 'A rental that is late or was never accepted occupies its vehicle otherwise than its period says.',
  },
  {
    file: 'server/features/receivables/queries.ts',
    tables: ['invoices'],
    reason: 'A rental owes what its invoices and credit notes leave.',
  },
  {
    file: 'server/features/ledger/billing-queries.ts',
    tables: ['invoices'],
    reason: 'A rental owes what its invoices and credit notes leave.',
  },
  {
    file: 'server/features/rentals/money/receipt-queries.ts',
    tables: ['agencyVatRates'],
    reason: 'A rental owes what its invoices and credit notes leave.',
  },
  {
    file: 'server/features/ledger/account-queries.ts',
    tables: ['invoices'],
    reason: 'A rental owes what its invoices and credit notes leave.',
  },
  {
    file: 'server/features/rentals/money/owed-queries.ts',
    tables: ['agencyVatRates', 'invoiceSettings'],
    reason: 'A rental owes what its invoices and credit notes leave.',
  },
  {
    file: 'server/features/rentals/timeline/timeline-queries.ts',
    tables: ['invoices'],
    reason: 'The invoice of a rental is one of its steps.',
  },
  {
    file: 'server/features/statistics/queries.ts',
    tables: ['agencyVatRates', 'invoiceSettings'],
    reason: 'A rental owes what its invoices and credit notes leave.',
  },
  {
    file: 'server/features/statistics/window-queries.ts',
    tables: ['invoices'],
    reason: 'A rental owes what its invoices and credit notes leave.',
  },
  {
    file: 'server/platform/database/tables/webhook-deliveries.ts',
    tables: ['webhooks'],
    reason: 'An event is queued for each webhook in the transaction of its change.',
  },
]
