import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { PriceLine, PriceLineInput } from './price-line.ts'

export const listPrices = endpoint({
  method: 'GET',
  path: '/companies/:companyId/prices',
  staleAfter: ['agencies'],
  summary: 'Every price line of the company, by agency, season, category and length.',
  can: 'company.read',
  response: z.array(PriceLine),
})

/** Changes lines with an id, creates the others and deletes those that are missing. */
export const putPrices = endpoint({
  method: 'PUT',
  path: '/companies/:companyId/prices',
  summary: 'Replaces the price list; two lines for the same season, category and length are refused.',
  can: 'prices.write',
  body: z.array(PriceLineInput).max(20_000),
  response: z.array(PriceLine),
  problems: ['conflict'],
})
