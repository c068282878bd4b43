/** Reads of a table whose owner the reader may not use, each with its reason. */
export const readExceptions: { file: string; tables: string[]; reason: string }[] = [
  {
    file: 'server/features/access/mail-budget/mail-budget-queries.ts',
    tables: ['billingAccounts', 'plans', 'vehicles'],
    reason: 'The plan limits what is counted.',
  },
  {
    file: 'server/features/billing/queries.ts',
    tables: ['agencies', 'customers', 'vehicles'],
    reason: 'The plan limits what is counted.',
  },
  {
    file: 'server/features/billing/telling-queries.ts',
    tables: ['agencies'],
    reason: 'The plan limits what is counted.',
  },
  {
    file: 'server/features/company/next-rental-queries.ts',
    tables: ['rentals'],
    reason: 'A list shows the next rental of each row.',
  },
  {
    file: 'server/features/company/queries.ts',
    tables: ['customers', 'rentals'],
    reason: 'The number after the last one is shown.',
  },
  {
    file: 'server/features/company/unfinished-rental-queries.ts',
    tables: ['rentalDrivers', 'rentals', 'vehicles'],
    reason: 'What is used is not deleted.',
  },
  {
    file: 'server/features/company/unpaid-rental-queries.ts',
    tables: ['charges', 'invoices', 'payments', 'rentals'],
    reason: 'A rental owes what its invoices and credit notes leave.',
  },
  {
    file: 'server/features/customers/list-queries.ts',
    tables: ['rentals'],
    reason: 'A list shows the next rental of each row.',
  },
  {
    file: 'server/features/fleet/damage/damage-queries.ts',
    tables: ['checkPhotos'],
    reason: 'A damage has the photos of the check that found it.',
  },
  {
    file: 'server/features/fleet/occupancy/occupancy-queries.ts',
    tables: ['rentals'],
    reason: 'A rental decides where its vehicle is.',
  },
  {
    file: 'server/features/fleet/vehicle/state-queries.ts',
    tables: ['rentals'],
    reason: 'A rental decides where its vehicle is.',
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
    file: 'server/features/upkeep/queries.ts',
    tables: ['checks'],
    reason: 'A check is the latest reading of the odometer.',
  },
  {
    file: 'server/platform/database/tables/webhook-deliveries.ts',
    tables: ['webhooks'],
    reason: 'An event is queued for each webhook in the transaction of its change.',
  },
]
