import { z } from 'zod'
import { Binary, endpoint } from '../kernel/endpoint.ts'
import { Id, Ids } from '../kernel/field.schema.ts'
import { Paging } from '../kernel/paging.ts'
import { tableQuery } from '../kernel/table/table-file.schema.ts'
import { accountStaleAfter } from '../ledger/stale-after.ts'
import { ages } from './age.ts'
import { Receivable, ReceivablesSummary } from './receivable.schema.ts'
import { receivableKinds } from './receivable.ts'

const staleAfter = ['rentals', 'customers', 'agencies', ...accountStaleAfter]

const agencyId = z.coerce.number().pipe(Id).optional()

/** The filters of the list and its export. */
const filters = {
  kind: z.enum(receivableKinds).optional(),
  /** Only unpaid rentals of this age. */
  age: z.enum(ages).optional(),
  /** Of this departure agency. */
  agencyId,
}

export const listReceivables = endpoint({
  method: 'GET',
  path: '/companies/:companyId/receivables',
  staleAfter,
  summary:
    'Unpaid rentals, the oldest debt first; with `kind`, deposits and overpayments held, or quotes without an answer.',
  can: 'company.read',
  paged: true,
  query: Paging.extend(filters),
  response: z.array(Receivable),
})

export const sumReceivables = endpoint({
  method: 'GET',
  path: '/companies/:companyId/receivables/summary',
  staleAfter,
  summary: 'The sums of what is unpaid by age, of deposits held and to be given back, and of quotes without an answer.',
  can: 'company.read',
  query: z.object({ agencyId }),
  response: ReceivablesSummary,
})

export const exportReceivables = endpoint({
  method: 'GET',
  path: '/companies/:companyId/receivables/export',
  summary: 'The list with its filters, or the rentals of `ids`, as a table file (`format` csv or xlsx).',
  can: 'exports.read',
  long: true,
  query: z.object({ ...tableQuery, ...filters, ids: Ids.optional() }),
  response: Binary,
})
