import * as calls from '@filao/domain/pricing/contract'
import type { Serve } from '#platform/http/serve'
import { replacePrices } from './price-list.ts'
import { listPriceLines } from './queries.ts'

/** Serves the price list: the price of a day by agency, season, category and length. */
export function pricingRoutes(serve: Serve): void {
  serve(calls.listPrices, async ({ tx, params }) => await listPriceLines(tx, params.companyId))
  serve(calls.putPrices, async ({ tx, caller, params, body }) => {
    return await replacePrices(tx, caller, params.companyId, body)
  })
}
