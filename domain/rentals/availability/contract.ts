import { z } from 'zod'
import { endpoint } from '../../kernel/endpoint.ts'
import { isLongerThan } from '../../kernel/period.ts'
import { AvailabilityQuery, AvailableVehicle } from './available-vehicle.ts'
import { CategoryPrice, CategoryPriceQuery } from './category-price.schema.ts'

/** Lists all vehicles, available ones first, then by category and plate. */
export const listAvailabilities = endpoint({
  method: 'GET',
  path: '/companies/:companyId/availabilities',
  staleAfter: 'any',
  summary: 'Every vehicle, the agency where it will be at that start, and its availability.',
  can: 'company.read',
  query: AvailabilityQuery,
  response: z.array(AvailableVehicle),
  long: (query) => isLongerThan(query, 62),
})

/** The prices are without options and discount; they are computed as those of a rental are. */
export const listCategoryPrices = endpoint({
  method: 'GET',
  path: '/companies/:companyId/categoryPrices',
  staleAfter: 'any',
  summary: 'Every category for a stay, cheapest first: free vehicles, price, deposit and excess.',
  can: 'company.read',
  query: CategoryPriceQuery,
  response: z.array(CategoryPrice),
  problems: ['not_found'],
  long: (query) => isLongerThan(query, 62),
})
