import { z } from 'zod'
import { Binary, endpoint, PrintFormat } from '../kernel/endpoint.ts'
import { tableQuery } from '../kernel/table/table-file.schema.ts'
import { accountStaleAfter } from '../ledger/stale-after.ts'
import {
  BookingMatches,
  BookingsToMatch,
  Month,
  SettlementCreation,
  SourceMonth,
  Statement,
} from './statement.schema.ts'

const staleAfter = ['sources', 'rentals', 'customers', 'agencies', ...accountStaleAfter]

/** Without a month, the present one of the company. */
const ofMonth = { month: Month.optional() }

export const listSourceMonths = endpoint({
  method: 'GET',
  path: '/companies/:companyId/source-statements',
  staleAfter,
  summary: 'Each source with the sums of its rentals that start in a month: price, commission, collected, difference.',
  can: 'accounting.read',
  long: true,
  query: z.object(ofMonth),
  response: z.array(SourceMonth),
})

export const getStatement = endpoint({
  method: 'GET',
  path: '/companies/:companyId/source-statements/:id',
  staleAfter,
  summary: 'The statement of the source `id` for a month: its rentals that start in it, their sums, its settlements.',
  can: 'accounting.read',
  long: true,
  query: z.object(ofMonth),
  response: Statement,
})

export const exportStatement = endpoint({
  method: 'GET',
  path: '/companies/:companyId/source-statements/:id/export',
  summary: 'The statement of a source for a month as a table file (`format` csv or xlsx).',
  can: 'accounting.read',
  long: true,
  query: z.object({ ...tableQuery, ...ofMonth }),
  response: Binary,
})

export const printStatement = endpoint({
  method: 'GET',
  path: '/companies/:companyId/source-statements/:id/pdf',
  summary: 'The statement of a source for a month as PDF, or as a page with `format=html`.',
  can: 'accounting.read',
  long: true,
  query: PrintFormat.extend(ofMonth),
  response: Binary,
})

export const matchBookings = endpoint({
  method: 'POST',
  path: '/companies/:companyId/source-statements/:id/matches',
  safe: true,
  summary:
    'Compares the list that the source sent for a month with its rentals: by reference, else by name and dates. Stores nothing.',
  can: 'accounting.read',
  long: true,
  body: BookingsToMatch,
  bodyBytes: 2 * 1024 * 1024,
  response: BookingMatches,
})

export const settleStatement = endpoint({
  method: 'POST',
  path: '/companies/:companyId/source-statements/:id/settlements',
  summary: 'Marks what is open of a month as settled. 409 with the current `amount` when it is another.',
  can: 'accounting.write',
  body: SettlementCreation,
  response: Statement,
  status: 201,
  problems: ['conflict'],
})

export const takeSettlementBack = endpoint({
  method: 'DELETE',
  path: '/companies/:companyId/source-statements/:id/settlements/:settlementId',
  summary: 'Takes a settlement back: its rentals are open again.',
  can: 'accounting.write',
  response: Statement,
})
