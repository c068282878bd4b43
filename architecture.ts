/**
 * Defines the imports that are allowed. `architecture.test.ts` checks every file of the three workspaces against it.
 */

/**
 * The features that each feature may use, in domain, server and web alike. A new edge is one visible line here; cycles
 * are refused.
 */
export const features: Record<string, string[]> = {
  access: [],
  billing: [],
  company: ['billing'],
  imports: ['billing'],
  fleet: ['company', 'billing', 'imports'],
  upkeep: ['company', 'fleet', 'billing'],
  customers: ['company', 'billing', 'imports'],
  twins: ['company', 'customers', 'billing'],
  pricing: ['company', 'imports', 'fleet'],
  sources: ['company', 'pricing'],
  journal: ['company', 'pricing'],
  ledger: ['company', 'pricing', 'journal'],
  rentals: ['company', 'imports', 'fleet', 'upkeep', 'customers', 'pricing', 'sources', 'journal', 'ledger', 'billing'],
  invoicing: ['company', 'fleet', 'customers', 'pricing', 'journal', 'ledger', 'rentals'],
  accounting: ['company', 'customers', 'pricing', 'sources', 'journal', 'ledger', 'rentals', 'invoicing'],
  planning: ['company', 'fleet', 'upkeep', 'customers', 'pricing', 'ledger', 'rentals'],
  fines: ['company', 'fleet', 'customers', 'ledger', 'rentals'],
  cash: ['company', 'customers', 'ledger', 'rentals'],
  receivables: ['company', 'customers', 'ledger', 'rentals'],
  statements: ['company', 'imports', 'customers', 'sources', 'ledger', 'rentals'],
  overview: ['company', 'fleet', 'upkeep', 'customers', 'twins', 'ledger', 'rentals'],
  statistics: ['company', 'fleet', 'upkeep', 'pricing', 'sources', 'ledger', 'rentals'],
  report: ['company', 'upkeep', 'rentals', 'planning', 'receivables', 'statistics'],
  webhooks: [],
  calendars: ['company', 'fleet', 'customers', 'rentals'],
  privacy: [
    'company',
    'fleet',
    'customers',
    'twins',
    'journal',
    'ledger',
    'rentals',
    'invoicing',
    'fines',
    'cash',
    'overview',
  ],
  home: ['company', 'fleet', 'upkeep', 'customers', 'ledger', 'rentals', 'planning', 'cash'],
}

/** Features that every other one may use. */
export const forAll = ['access']

/**
 * The layers that each layer may use; a layer may always use itself. `features` of one workspace are further bound by
 * the table above.
 */
export const layers: Record<string, string[]> = {
  'domain/kernel': [],
  'domain/features': ['domain/kernel'],
  'server/platform': ['domain/features', 'domain/kernel'],
  'server/features': ['server/platform', 'domain/features', 'domain/kernel'],
  'server/demo': ['server/app', 'server/features', 'server/platform', 'domain/features', 'domain/kernel'],
  'server/app': ['server/features', 'server/platform', 'domain/features', 'domain/kernel'],
  'server/main': [
    'server/demo',
    'server/app',
    'server/features',
    'server/platform',
    'domain/features',
    'domain/kernel',
  ],
  'server/testing': [
    'server/demo',
    'server/app',
    'server/features',
    'server/platform',
    'domain/features',
    'domain/kernel',
  ],
  'web/api': ['domain/features', 'domain/kernel'],
  'web/session': ['web/api', 'domain/features', 'domain/kernel'],
  'web/ui': ['web/session', 'web/api', 'domain/features', 'domain/kernel'],
  'web/features': ['web/ui', 'web/session', 'web/api', 'domain/features', 'domain/kernel'],
  'web/public': ['web/ui', 'web/api', 'domain/features', 'domain/kernel'],
  'web/printable': ['web/ui', 'web/session', 'web/api', 'domain/features', 'domain/kernel'],
  'web/worker': [],
  'web/testing': ['domain/kernel'],
  'web/app': ['web/printable', 'web/features', 'web/ui', 'web/session', 'web/api', 'domain/features', 'domain/kernel'],
}

/**
 * The packages that `domain` may use, its tests included: the numbering plans are data, not I/O (docs/decisions/0002).
 */
export const domainPackages = {
  code: ['zod', 'libphonenumber-js/min'],
  tests: ['zod', 'libphonenumber-js/min', 'vitest', 'fast-check'],
}

/** The files that may contain SQL, tests aside. */
export const sqlFiles = [
  /^server\/features\/([\w-]+\/)+([\w-]+-)?queries\.ts$/,
  /^server\/platform\/database\//,
  /^server\/demo\/material\/queries\.ts$/,
  /^server\/testing\//,
]

/** The readers of the environment: that of the product, and that of its tests. */
export const environmentFiles = ['server/platform/config.ts', 'server/testing/operation/long.ts']

/**
 * Files that may import something later than at the start: screens and heavy modules loaded on demand, the document
 * renderer, the demo company.
 */
export const laterImports = [
  /^web\/(app|ui)\//,
  /^web\/features\/[\w-]+\/screens\.tsx?$/,
  /^web\/features\/([\w-]+\/)+Lazy\w+\.tsx$/,
  /^web\/features\/([\w-]+\/)+late-[\w-]+\.ts$/,
  /^server\/platform\//,
  /^server\/main\.ts$/,
]

/**
 * Loads the document renderer, a built file that does not exist before the first build: the only import by a computed
 * name.
 */
export const builtImport = 'server/platform/pdf/document-worker.ts'

/** The part of the server that writes a table; the others ask it through its `public.ts`. */
export const owners: Record<string, string[]> = {
  platform: [
    'auditEntries',
    'events',
    'idempotencyKeys',
    'journalEntries',
    'journalHeads',
    'sentMails',
    'postalCodes',
    'secretKey',
    'shippedData',
    'webhookDeliveries',
  ],
  // The proof of its founder's address, and who founded it, are columns of the company.
  access: [
    'users',
    'sessions',
    'passwordTokens',
    'addressTokens',
    'attempts',
    'savedViews',
    'apiKeys',
    'companies',
    'totpSecrets',
    'recoveryCodes',
    'passkeys',
    'pendingSignIns',
    'passkeyChallenges',
  ],
  // A trigger on the tables of files counts their bytes.
  billing: ['plans', 'billingAccounts', 'billingEvents', 'testCheckouts', 'storedBytes'],
  company: ['companies', 'agencies', 'openingHours', 'seasons', 'publicFiles', 'agencyVatRates'],
  fleet: [
    'categories',
    'categoryOptions',
    'covers',
    'options',
    'optionStocks',
    'vehicles',
    'vehiclePhotos',
    'damages',
    'unavailabilities',
    'occupancies',
    'driverRules',
  ],
  upkeep: ['deadlines', 'deadlineTemplates', 'deadlineVisits', 'visitDocuments'],
  customers: ['customers', 'customerDocuments'],
  // A merge archives a customer and changes the other one.
  twins: ['customerKeys', 'distinctCustomers', 'customerMerges', 'customers'],
  fines: ['fines'],
  calendars: ['calendars'],
  cash: ['cashDesks', 'cashDeskPayments'],
  webhooks: ['webhooks', 'webhookDeliveries', 'webhookAttempts'],
  // An import of a whole company writes every table (privacy/archive), these two by their names.
  privacy: ['retentionSettings', 'retentionRuns', 'companies', 'cashDesks'],
  pricing: ['fees', 'priceLines', 'specialPrices'],
  sources: ['sources'],
  statements: ['sourceSettlements', 'sourceSettlementRentals'],
  ledger: ['payments', 'charges', 'billings', 'ledgerEntries', 'collectedAmounts'],
  rentals: [
    'rentals',
    'rentalCodes',
    'rentalDrivers',
    'rentalOptions',
    'vehicleChanges',
    'checks',
    'checkPhotos',
    'keptDocuments',
    'driverExceptions',
    'messageTemplates',
    'refusedRequests',
  ],
  imports: ['importBatches'],
  accounting: ['accountMaps', 'accountingExports'],
  invoicing: ['invoices', 'invoiceCounters', 'invoiceSettings'],
}

/** Reads of a table whose owner the reader may not use, each with its reason. */
export const readExceptions: { file: string; tables: string[]; reason: string }[] = [
  {
    file: 'server/features/fleet/occupancy/occupancy-queries.ts',
    tables: ['rentals'],
    reason: 'A rental that is late or was never accepted occupies its vehicle otherwise than its period says.',
  },
  {
    file: 'server/platform/database/tables/webhook-deliveries.ts',
    tables: ['webhooks'],
    reason: 'An event is queued for each webhook in the transaction of its change.',
  },
]
