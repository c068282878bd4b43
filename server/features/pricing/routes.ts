import * as calls from '@filao/domain/pricing/contract'
import type { Serve } from '#platform/http/serve'
import { readPrices, replacePrices } from './price-list.ts'

/** Serves the price list: the price of a day by agency, season, category and length. */
export function pricingRoutes(serve: Serve): void {
  serve(calls.listPrices, async ({ tx, params }) => await readPrices(tx, params.companyId))
  serve(calls.putPrices, async ({ tx, caller, params, body }) => {
    return await replacePrices(tx, caller, params.companyId, body)
  })
}
