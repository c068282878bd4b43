import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { ImportBatch } from './batch.ts'
import { ImportUndone } from './undo.ts'

/** The imports of the last day, latest first. */
export const listImports = endpoint({
  method: 'GET',
  path: '/companies/:companyId/imports',
  staleAfter: ['customers', 'vehicles', 'options', 'rentals'],
  summary: 'The imports of the last 24 hours, latest first, with what each created.',
  can: 'customers.import',
  response: z.array(ImportBatch),
})

/** Takes an import back as one. */
export const undoImport = endpoint({
  method: 'POST',
  path: '/companies/:companyId/imports/:id/undo',
  summary:
    'Removes what an import of the last 24 hours created, once. Things that are in use since stay: they are counted, and at most 100 named.',
  can: 'customers.import',
  response: ImportUndone,
  problems: ['conflict'],
  long: true,
})
