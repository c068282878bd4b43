import * as calls from '@filao/domain/upkeep/contract'
import { loadVehicle } from '#features/fleet/public'
import { author } from '#platform/audit'
import type { Serve } from '#platform/http/serve'
import { changeDeadline, createDeadline, loadDeadline, readDeadlines, recordVisit, removeDeadline } from './deadline.ts'
import { listVisits } from './queries.ts'

/** Serves the deadlines of vehicles and their visits. */
export function upkeepRoutes(serve: Serve): void {
  serve(calls.listDeadlines, async ({ tx, params, query, now }) => {
    return await readDeadlines(tx, params.companyId, { now, states: query.state })
  })
  serve(calls.listVehicleDeadlines, async ({ tx, params: { companyId, vehicleId }, now }) => {
    await loadVehicle(tx, companyId, vehicleId)
    return await readDeadlines(tx, companyId, { now, vehicleId })
  })
  serve(calls.getDeadline, async ({ tx, params, now }) => await loadDeadline(tx, params, now))
  serve(calls.createDeadline, async (call) => {
    return await createDeadline(call.tx, author(call), call.params.vehicleId, call.body, call.now)
  })
  serve(calls.updateDeadline, async (call) => {
    return await changeDeadline(call.tx, author(call), call.params, call.body, call.now)
  })
  serve(calls.deleteDeadline, async (call) => await removeDeadline(call.tx, author(call), call.params))
  serve(calls.recordVisit, async (call) => {
    return await recordVisit(call.tx, author(call), call.params, call.body, call.now)
  })
  serve(calls.listVisits, async ({ tx, params: { companyId, vehicleId } }) => {
    await loadVehicle(tx, companyId, vehicleId)
    return await listVisits(tx, companyId, vehicleId)
  })
}
