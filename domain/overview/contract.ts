import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { Paging } from '../kernel/paging.ts'
import { accountStaleAfter } from '../ledger/stale-after.ts'
import { CustomerOverview } from './customer-overview.schema.ts'
import { HistoryStep } from './history.schema.ts'
import { VehicleOverview } from './vehicle-overview.ts'

export const getCustomerOverview = endpoint({
  method: 'GET',
  path: '/companies/:companyId/customers/:id/overview',
  staleAfter: ['rentals', 'vehicles', 'agencies', ...accountStaleAfter],
  summary: "A customer's next and last rental, balance, damages and roles as a driver.",
  can: 'company.read',
  response: CustomerOverview,
})

export const listCustomerHistory = endpoint({
  method: 'GET',
  path: '/companies/:companyId/customers/:id/history',
  staleAfter: ['rentals'],
  summary: 'The changes of a customer, the main steps of their rentals and the mails about them, latest first.',
  can: 'company.read',
  paged: true,
  query: Paging,
  response: z.array(HistoryStep),
})

export const getVehicleOverview = endpoint({
  method: 'GET',
  path: '/companies/:companyId/vehicles/:id/overview',
  staleAfter: ['rentals', 'customers', 'agencies', 'categories'],
  summary: "A vehicle's current and next rental, last return, unavailability, and its last twelve months.",
  can: 'company.read',
  response: VehicleOverview,
})

export const listVehicleHistory = endpoint({
  method: 'GET',
  path: '/companies/:companyId/vehicles/:id/history',
  staleAfter: ['rentals'],
  summary:
    'The changes of a vehicle, its damages and unavailabilities, and the main steps of its rentals, latest first.',
  can: 'company.read',
  paged: true,
  query: Paging,
  response: z.array(HistoryStep),
})
