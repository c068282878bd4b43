import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { Flag } from '../kernel/field.schema.ts'
import { Paging } from '../kernel/paging.ts'
import { Comparison, Merge, MergeCreation, MergedCustomer } from './merge.schema.ts'
import { Twin, TwinPair } from './twin.schema.ts'

export const listTwins = endpoint({
  method: 'GET',
  path: '/companies/:companyId/customers/twins',
  summary:
    'Pairs of customers who may be one, those who share most first; with `isDistinct` those that were said to be two.',
  can: 'customers.write',
  paged: true,
  query: Paging.extend({ isDistinct: Flag.optional() }),
  response: z.array(TwinPair),
})

export const listTwinsOf = endpoint({
  method: 'GET',
  path: '/companies/:companyId/customers/:customerId/twins',
  summary: 'The customers, at most 20, who may be the same as this one; without those that were said to be another.',
  can: 'company.read',
  response: z.array(Twin),
})

export const putDistinct = endpoint({
  method: 'PUT',
  path: '/companies/:companyId/customers/:id/twins/:customerId',
  summary: 'Says that two customers are not one, so that they are no longer proposed, or takes that back.',
  can: 'customers.write',
  body: z.object({ isDistinct: z.boolean() }),
  problems: ['validation'],
})

export const compareCustomers = endpoint({
  method: 'GET',
  path: '/companies/:companyId/customers/:id/comparison/:customerId',
  summary: 'Two customers side by side, with what refers to each of them and the version that a merge sends.',
  can: 'company.read',
  staleAfter: ['rentals', 'invoices', 'fines'],
  response: Comparison,
})

/**
 * Merges a customer into the one of the path, who keeps id and number. Rentals, drivers, documents and fines follow;
 * invoices and journal stay as they are. 409 with the present comparison as `data` when either was changed meanwhile.
 */
export const mergeCustomers = endpoint({
  method: 'POST',
  path: '/companies/:companyId/customers/:id/merges',
  summary: 'Merges another customer into this one, field by field; can be undone for a day.',
  can: 'customers.delete',
  body: MergeCreation,
  response: MergedCustomer,
  problems: ['conflict'],
})

export const listMerges = endpoint({
  method: 'GET',
  path: '/companies/:companyId/customers/:customerId/merges',
  summary: 'The customers who were merged into this one, the latest first, with the merges that can still be undone.',
  can: 'company.read',
  response: z.array(Merge),
})

/** Puts every link back that still is as the merge left it, and each field that nobody edited since. */
export const undoMerge = endpoint({
  method: 'DELETE',
  path: '/companies/:companyId/customers/merges/:mergeId',
  summary: 'Undoes a merge of the last 24 hours; 409 when that is no longer possible.',
  can: 'customers.delete',
  problems: ['conflict', 'plan_limit'],
})
