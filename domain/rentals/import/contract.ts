import { z } from 'zod'
import { ImportKey } from '../../imports/batch.schema.ts'
import { ImportOutcome } from '../../imports/outcome.schema.ts'
import { endpoint } from '../../kernel/endpoint.ts'
import { ImportedRental } from './imported-rental.schema.ts'
import { mostImportedRentals } from './imported-rental.ts'

const rows = z.object({ rows: z.array(ImportedRental).min(1).max(mostImportedRentals) })

/** Reports the outcome that `importRentals` would have for each row, with its conflicts and its warnings. */
export const checkRentalImport = endpoint({
  method: 'POST',
  path: '/companies/:companyId/rentals/import/check',
  summary:
    'Reports which past and coming rentals an import would create, at most 2,000, with their conflicts; writes nothing.',
  // An import may create customers.
  can: 'customers.import',
  safe: true,
  body: rows,
  bodyBytes: 4 * 1024 * 1024,
  response: ImportOutcome,
  problems: ['plan_limit'],
  long: true,
})

/**
 * Imports past and coming rentals of another program, all in one transaction. Rows with a conflict are reported and not
 * created.
 */
export const importRentals = endpoint({
  method: 'POST',
  path: '/companies/:companyId/rentals/import',
  summary:
    'Creates past and coming rentals of another program, at most 2,000 in one transaction, and reports the outcome of each; nobody is mailed, and no payment is recorded.',
  can: 'customers.import',
  body: rows.extend({ importKey: ImportKey.optional() }),
  bodyBytes: 4 * 1024 * 1024,
  response: ImportOutcome,
  problems: ['plan_limit', 'vehicle_taken', 'conflict'],
  long: true,
})
