import { z } from 'zod'
import { ImportKey } from '../imports/batch.schema.ts'
import { ImportOutcome } from '../imports/outcome.schema.ts'
import { Binary, endpoint } from '../kernel/endpoint.ts'
import { tableQuery } from '../kernel/table/table-file.schema.ts'
import { ImportedPrices } from './imported-prices.schema.ts'
import { mostPriceRows } from './imported-prices.ts'
import { PriceLine, PriceLineInput } from './price-line.schema.ts'
import { mostPrices } from './price-line.ts'

export * from './fee/contract.ts'

export const listPrices = endpoint({
  method: 'GET',
  path: '/companies/:companyId/prices',
  staleAfter: ['agencies', 'categories'],
  summary: 'Every price line of the company, by agency, season, category and length.',
  can: 'company.read',
  response: z.array(PriceLine),
})

/** Exports prices, as `exportVehicles` does, with the headings that an import reads. */
export const exportPrices = endpoint({
  method: 'GET',
  path: '/companies/:companyId/prices/export',
  summary: "The price list as a table file (`format` csv or xlsx) in the user's language, as an import reads it.",
  can: 'exports.read',
  query: z.object(tableQuery),
  response: Binary,
  long: true,
})

/** Changes lines with an id, creates the others and deletes those that are missing. */
export const putPrices = endpoint({
  method: 'PUT',
  path: '/companies/:companyId/prices',
  summary: 'Replaces the price list; two lines for the same season, category and length are refused.',
  can: 'prices.write',
  body: z.array(PriceLineInput).max(mostPrices),
  bodyBytes: 4 * 1024 * 1024,
  response: z.array(PriceLine),
  problems: ['conflict'],
})

const rows = z.object({ rows: z.array(ImportedPrices).min(1).max(mostPriceRows) })

/** Reports the outcome that `importPrices` would have for each row, with the prices that it would change. */
export const checkPriceImport = endpoint({
  method: 'POST',
  path: '/companies/:companyId/prices/import/check',
  summary: 'Reports which prices an import would change, from what to what, at most 500 rows; writes nothing.',
  can: 'prices.write',
  safe: true,
  body: rows,
  bodyBytes: 4 * 1024 * 1024,
  response: ImportOutcome,
  long: true,
})

/** Imports prices, all in one transaction. Other prices stay. */
export const importPrices = endpoint({
  method: 'POST',
  path: '/companies/:companyId/prices/import',
  summary:
    'Adds and changes prices, at most 500 rows in one transaction, and reports the outcome of each; prices that are not sent stay.',
  can: 'prices.write',
  body: rows.extend({ importKey: ImportKey.optional() }),
  bodyBytes: 4 * 1024 * 1024,
  response: ImportOutcome,
  problems: ['conflict'],
  long: true,
})
