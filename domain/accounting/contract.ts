import { z } from 'zod'
import { Days } from '../journal/days.ts'
import { Binary, endpoint } from '../kernel/endpoint.ts'
import { Paging } from '../kernel/paging.ts'
import { tableQuery } from '../kernel/table/table-file.schema.ts'
import { Day } from '../kernel/time.schema.ts'
import { AccountFields, AccountMap } from './accounts.schema.ts'
import { EReporting } from './e-reporting.schema.ts'
import { AccountingEntries, AccountingExport } from './export.schema.ts'

export const getAccounts = endpoint({
  method: 'GET',
  path: '/companies/:companyId/accounting/accounts',
  summary: 'The accounts of the books: those of the French chart until the company chooses others.',
  can: 'accounting.read',
  response: AccountMap,
})

export const putAccounts = endpoint({
  method: 'PUT',
  path: '/companies/:companyId/accounting/accounts',
  summary: 'Replaces the accounts of the books. Exports that were made keep theirs.',
  can: 'accounting.write',
  body: AccountFields,
  response: AccountMap,
})

export const previewEntries = endpoint({
  method: 'GET',
  path: '/companies/:companyId/accounting/entries',
  staleAfter: 'any',
  summary:
    'The accounting entries of a period, without numbers: the first 200, and how their sums compare with the closing of the journal.',
  can: 'accounting.read',
  long: true,
  query: Days,
  response: AccountingEntries,
})

export const listAccountingExports = endpoint({
  method: 'GET',
  path: '/companies/:companyId/accounting/exports',
  summary: 'The periods that were exported, latest first.',
  can: 'accounting.read',
  paged: true,
  query: Paging,
  response: z.array(AccountingExport),
})

export const createAccountingExport = endpoint({
  method: 'POST',
  path: '/companies/:companyId/accounting/exports',
  summary:
    'Exports everything that no export has yet, up to a day that is over, and numbers it. What is entered later goes into the next export.',
  can: 'accounting.write',
  long: true,
  body: z.object({ to: Day }),
  response: AccountingExport,
  status: 201,
  problems: ['conflict'],
})

export const getExportedEntries = endpoint({
  method: 'GET',
  path: '/companies/:companyId/accounting/exports/:id',
  summary: 'The entries of an export: the first 200, and how their sums compare with the closing of the journal.',
  can: 'accounting.read',
  long: true,
  response: AccountingEntries,
})

export const downloadEntries = endpoint({
  method: 'GET',
  path: '/companies/:companyId/accounting/exports/:id/table',
  summary: 'The entries of an export as a table: CSV, or a workbook with `format=xlsx`.',
  can: 'accounting.read',
  long: true,
  query: z.object(tableQuery),
  response: Binary,
})

export const downloadFec = endpoint({
  method: 'GET',
  path: '/companies/:companyId/accounting/exports/:id/fec',
  summary:
    'The entries of an export in the FEC layout, for import by the accountant; it is not the FEC of the company, whose books are elsewhere. `conflict` without a SIRET.',
  can: 'accounting.read',
  long: true,
  response: Binary,
  problems: ['conflict'],
})

export const readEReporting = endpoint({
  method: 'GET',
  path: '/companies/:companyId/accounting/e-reporting',
  staleAfter: 'any',
  summary:
    'Sales and payments of a period as e-reporting asks for them: flows 10.3 and 10.4 by day and rate, 10.1 by document, 10.2. Filao sends them to no platform.',
  can: 'accounting.read',
  long: true,
  query: Days,
  response: EReporting,
})

export const exportEReporting = endpoint({
  method: 'GET',
  path: '/companies/:companyId/accounting/e-reporting/table',
  summary: 'The same as a table: CSV, or a workbook with `format=xlsx`.',
  can: 'accounting.read',
  long: true,
  query: Days.safeExtend(tableQuery),
  response: Binary,
})
