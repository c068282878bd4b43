import * as calls from '@filao/domain/twins/contract'
import { loadCustomer } from '#features/customers/public'
import { page } from '#platform/http/paging'
import type { Serve } from '#platform/http/serve/serve'
import { compareCustomers } from './compare.ts'
import { putDistinct } from './distinct.ts'
import { mergeCustomers } from './merge.ts'
import { listMerges } from './merges.ts'
import { listPairs, listTwinsOf } from './twin-queries.ts'
import { undoMerge } from './undo.ts'

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
  serve(calls.compareCustomers, compareCustomers)
  serve(calls.mergeCustomers, mergeCustomers)
  serve(calls.listMerges, async ({ tx, params, now }) => {
    await loadCustomer(tx, params.companyId, params.customerId)
    return await listMerges(tx, params.companyId, params.customerId, now)
  })
  serve(calls.undoMerge, undoMerge)
}
