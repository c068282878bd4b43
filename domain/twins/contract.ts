import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { Flag } from '../kernel/field.schema.ts'
import { Paging } from '../kernel/paging.ts'
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
