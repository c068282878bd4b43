import * as calls from '@filao/domain/twins/contract'
import { loadCustomer } from '#features/customers/public'
import { page } from '#platform/http/paging'
import type { Serve } from '#platform/http/serve/serve'
import { putDistinct } from './distinct.ts'
import { listPairs, listTwinsOf } from './twin-queries.ts'

/** Serves the customers who may be one. */
export function twinsRoutes(serve: Serve): void {
  serve(calls.listTwins, async ({ tx, params, query }) => {
    const isDistinct = query.isDistinct ?? false
    return await page(query, (part) => listPairs(tx, params.companyId, { isDistinct }, part))
  })
  serve(calls.listTwinsOf, async ({ tx, params }) => {
    await loadCustomer(tx, params.companyId, params.customerId)
    return await listTwinsOf(tx, params.companyId, params.customerId)
  })
  serve(calls.putDistinct, putDistinct)
}
