import { z } from 'zod'
import { ImportKey } from '../../imports/batch.schema.ts'
import { ImportOutcome } from '../../imports/outcome.schema.ts'
import { rowsPerCall } from '../../imports/outcome.ts'
import { Binary, endpoint } from '../../kernel/endpoint.ts'
import { tableQuery } from '../../kernel/table/table-file.schema.ts'
import { Option, OptionChange, OptionCreation } from './option.schema.ts'

export const listOptions = endpoint({
  method: 'GET',
  path: '/companies/:companyId/options',
  staleAfter: ['categories', 'agencies'],
  summary: 'The options by name, enabled or not.',
  can: 'company.read',
  response: z.array(Option),
})

/** Exports options, as `exportVehicles` does, with the headings that an import reads. */
export const exportOptions = endpoint({
  method: 'GET',
  path: '/companies/:companyId/options/export',
  summary: "All options as a table file (`format` csv or xlsx) in the user's language, as an import reads it.",
  can: 'exports.read',
  query: z.object(tableQuery),
  response: Binary,
  long: true,
})

export const getOption = endpoint({
  method: 'GET',
  path: '/companies/:companyId/options/:id',
  staleAfter: ['categories', 'agencies'],
  summary: 'An option.',
  can: 'company.read',
  response: Option,
})

export const createOption = endpoint({
  method: 'POST',
  path: '/companies/:companyId/options',
  summary: 'Creates an option.',
  can: 'fleet.write',
  body: OptionCreation,
  bodyBytes: 128 * 1024,
  response: Option,
  status: 201,
})

export const updateOption = endpoint({
  method: 'PATCH',
  path: '/companies/:companyId/options/:id',
  summary: 'Changes an option, or switches it on and off.',
  can: 'fleet.write',
  body: OptionChange,
  bodyBytes: 128 * 1024,
  response: Option,
})

export const deleteOption = endpoint({
  method: 'DELETE',
  path: '/companies/:companyId/options/:id',
  summary: 'Removes an option, or archives it where rentals refer to it.',
  can: 'fleet.write',
})

const rows = z.object({ rows: z.array(OptionCreation).min(1).max(rowsPerCall) })

/** Reports the outcome that `importOptions` would have for each row. */
export const checkOptionImport = endpoint({
  method: 'POST',
  path: '/companies/:companyId/options/import/check',
  summary: 'Reports which options an import would create, at most 100; writes nothing.',
  can: 'fleet.write',
  safe: true,
  body: rows,
  bodyBytes: 1024 * 1024,
  response: ImportOutcome,
  long: true,
})

/** Imports options. Each row is created whole or reported with its reason; a known name is not created again. */
export const importOptions = endpoint({
  method: 'POST',
  path: '/companies/:companyId/options/import',
  summary: 'Creates options, at most 100, and reports the outcome of each; known names are not created again.',
  can: 'fleet.write',
  body: rows.extend({ importKey: ImportKey.optional() }),
  bodyBytes: 1024 * 1024,
  response: ImportOutcome,
  long: true,
})
