import * as calls from '@filao/domain/statistics/contract'
import { page } from '#platform/http/paging'
import type { Serve } from '#platform/http/serve/serve'
import { exportStatistics } from './export-statistics.ts'
import {
  listExtraShares,
  listRefusedRequests,
  listShares,
  listSourceShares,
  readHeatMap,
  readStatistics,
} from './statistics.ts'

/** Serves the figures of a company. */
export function statisticsRoutes(serve: Serve): void {
  serve(calls.readStatistics, async ({ tx, params: { companyId }, query: { step, ...days }, now }) => {
    return await readStatistics(tx, { companyId, days, now }, step)
  })
  serve(calls.listShares, async ({ tx, params: { companyId }, query: { by, ...days }, now }) => {
    return await listShares(tx, { companyId, days, now }, by)
  })
  serve(calls.listOptionShares, async ({ tx, params: { companyId }, query, now }) => {
    return await listExtraShares(tx, { companyId, days: query, now }, 'option')
  })
  serve(calls.listFeeShares, async ({ tx, params: { companyId }, query, now }) => {
    return await listExtraShares(tx, { companyId, days: query, now }, 'fee')
  })
  serve(calls.listSourceShares, async ({ tx, params: { companyId }, query, now }) => {
    return await listSourceShares(tx, { companyId, days: query, now })
  })
  serve(calls.listRefusedRequests, async ({ tx, params: { companyId }, query, now }) => {
    const { from, to, ...chosen } = query
    return await page(query, (part) => listRefusedRequests(tx, { companyId, days: { from, to }, now }, chosen, part))
  })
  serve(calls.exportStatistics, exportStatistics)
  serve(calls.readHeatMap, async ({ tx, params: { companyId }, query, now }) => {
    return await readHeatMap(tx, { companyId, days: query, now })
  })
}
