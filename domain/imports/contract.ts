import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { ImportBatch } from './batch.schema.ts'
import { ImportUndone } from './undo.schema.ts'

/** The imports of the last day, latest first. */
export const listImports = endpoint({
  method: 'GET',
  path: '/companies/:companyId/imports',
  staleAfter: ['customers', 'vehicles', 'options', 'fees', 'rentals', 'prices'],
  summary: 'The imports of the last 24 hours, at most 100, latest first, with what each created or changed.',
  can: 'customers.import',
  response: z.array(ImportBatch),
})

/** Takes an import back as one. */
export const undoImport = endpoint({
  method: 'POST',
  path: '/companies/:companyId/imports/:id/undo',
  summary:
    'Removes what an import of the last 24 hours created, and restores the prices that it changed, once. Things that are in use or changed since stay: they are counted, and at most 100 named.',
  can: 'customers.import',
  response: ImportUndone,
  problems: ['conflict'],
  long: true,
})
