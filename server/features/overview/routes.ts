import * as calls from '@filao/domain/overview/contract'
import { loadCustomer } from '#features/customers/public'
import { loadVehicle } from '#features/fleet/public'
import { page } from '#platform/http/paging'
import type { Serve } from '#platform/http/serve/serve'
import { loadCustomerOverview } from './customer-overview.ts'
import { listCustomerHistory, listVehicleHistory } from './history.ts'
import { loadVehicleOverview } from './vehicle-overview.ts'

/** Serves the pages of a customer and of a vehicle. */
export function overviewRoutes(serve: Serve): void {
  serve(calls.getCustomerOverview, async ({ tx, params }) => {
    return await loadCustomerOverview(tx, params.companyId, params.id)
  })
  serve(calls.listCustomerHistory, async ({ tx, params, query }) => {
    await loadCustomer(tx, params.companyId, params.id)
    return await page(query, (part) => listCustomerHistory(tx, params, part))
  })
  serve(calls.getVehicleOverview, async ({ tx, params, now }) => {
    return await loadVehicleOverview(tx, params.companyId, params.id, now)
  })
  serve(calls.listVehicleHistory, async ({ tx, params, query }) => {
    await loadVehicle(tx, params.companyId, params.id)
    return await page(query, (part) => listVehicleHistory(tx, params, part))
  })
}
