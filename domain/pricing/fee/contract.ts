import { z } from 'zod'
import { ImportKey } from '../../imports/batch.schema.ts'
import { ImportOutcome } from '../../imports/outcome.schema.ts'
import { rowsPerCall } from '../../imports/outcome.ts'
import { Binary, endpoint } from '../../kernel/endpoint.ts'
import { tableQuery } from '../../kernel/table/table-file.schema.ts'
import { Fee, FeeChange, FeeCreation } from './fee.schema.ts'

export const listFees = endpoint({
  method: 'GET',
  path: '/companies/:companyId/fees',
  staleAfter: ['agencies', 'categories'],
  summary: 'The fees that charge themselves, by case and name, switched on or not.',
  can: 'company.read',
  response: z.array(Fee),
})

/** Exports fees, as `exportVehicles` does, with the headings that an import reads. */
export const exportFees = endpoint({
  method: 'GET',
  path: '/companies/:companyId/fees/export',
  summary: "All fees as a table file (`format` csv or xlsx) in the user's language, as an import reads it.",
  can: 'exports.read',
  query: z.object(tableQuery),
  response: Binary,
  long: true,
})

export const getFee = endpoint({
  method: 'GET',
  path: '/companies/:companyId/fees/:id',
  staleAfter: ['agencies', 'categories'],
  summary: 'A fee that charges itself.',
  can: 'company.read',
  response: Fee,
})

export const createFee = endpoint({
  method: 'POST',
  path: '/companies/:companyId/fees',
  summary: 'Creates a fee; one that is switched on and charges the same case as another is refused.',
  can: 'prices.write',
  body: FeeCreation,
  response: Fee,
  status: 201,
  problems: ['conflict'],
})

export const updateFee = endpoint({
  method: 'PATCH',
  path: '/companies/:companyId/fees/:id',
  summary: 'Changes a fee, or switches it on and off. Agreed prices stay as they are.',
  can: 'prices.write',
  body: FeeChange,
  response: Fee,
  problems: ['conflict'],
})

export const deleteFee = endpoint({
  method: 'DELETE',
  path: '/companies/:companyId/fees/:id',
  summary: 'Removes a fee. Agreed prices keep it.',
  can: 'prices.write',
})

const rows = z.object({ rows: z.array(FeeCreation).min(1).max(rowsPerCall) })

/** Reports the outcome that `importFees` would have for each row. */
export const checkFeeImport = endpoint({
  method: 'POST',
  path: '/companies/:companyId/fees/import/check',
  summary: 'Reports which fees an import would create, at most 100; writes nothing.',
  can: 'prices.write',
  safe: true,
  body: rows,
  bodyBytes: 1024 * 1024,
  response: ImportOutcome,
  long: true,
})

/** Imports fees. Each row is created whole or reported with its reason; a known fee is not created again. */
export const importFees = endpoint({
  method: 'POST',
  path: '/companies/:companyId/fees/import',
  summary: 'Creates fees, at most 100, and reports the outcome of each; known ones are not created again.',
  can: 'prices.write',
  body: rows.extend({ importKey: ImportKey.optional() }),
  bodyBytes: 1024 * 1024,
  response: ImportOutcome,
  long: true,
})
