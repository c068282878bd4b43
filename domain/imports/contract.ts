import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { ImportBatch } from './batch.ts'

/** The imports of the last day, latest first. */
export const listImports = endpoint({
  method: 'GET',
  path: '/companies/:companyId/imports',
  staleAfter: ['customers', 'vehicles', 'options', 'rentals'],
  summary: 'The imports of the last 24 hours, latest first, with what each created.',
  can: 'customers.import',
  response: z.array(ImportBatch),
})
