import * as calls from '@filao/domain/upkeep/contract'
import { loadVehicle } from '#features/fleet/public'
import { author } from '#platform/feature/audit'
import type { Parts } from '#platform/feature/feature'
import type { Serve } from '#platform/http/serve/serve'
import { createDeadline, deleteDeadline, loadDeadline, readDeadlines, updateDeadline } from './deadline.ts'
import { deleteVisitDocument, downloadVisitDocument, uploadVisitDocument } from './document.ts'
import { recordVisit } from './record-visit.ts'
import { applyTemplate, createTemplate, deleteTemplate, updateTemplate } from './template.ts'
import { listTemplates } from './template-queries.ts'
import { listVisits } from './visit-queries.ts'

/** Serves the deadlines of vehicles, their visits with documents, and the templates of categories. */
export function upkeepRoutes(serve: Serve, { files, enqueue }: Pick<Parts, 'files' | 'enqueue'>): void {
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
    return await updateDeadline(call.tx, author(call), call.params, call.body, call.now)
  })
  serve(calls.deleteDeadline, async (call) => await deleteDeadline(call.tx, author(call), call.params))
  serve(calls.recordVisit, async (call) => {
    return await recordVisit(call.tx, author(call), call.params, call.body, call)
  })
  serve(calls.listVisits, async ({ tx, params: { companyId, vehicleId } }) => {
    await loadVehicle(tx, companyId, vehicleId)
    return await listVisits(tx, companyId, vehicleId)
  })
  serve(calls.uploadVisitDocument, async (call) => await uploadVisitDocument(call))
  serve(calls.downloadVisitDocument, async ({ tx, params }) => await downloadVisitDocument(tx, params, files))
  serve(calls.deleteVisitDocument, async (call) => await deleteVisitDocument(call, enqueue))
  serve(calls.listTemplates, async ({ tx, params }) => await listTemplates(tx, params.companyId))
  serve(calls.createTemplate, async (call) => await createTemplate(call.tx, author(call), call.body))
  serve(calls.updateTemplate, async (call) => {
    return await updateTemplate(call.tx, author(call), call.params.id, call.body)
  })
  serve(calls.deleteTemplate, async (call) => await deleteTemplate(call.tx, author(call), call.params.id))
  serve(calls.applyTemplate, async (call) => await applyTemplate(call.tx, author(call), call.params.id, call.now))
}
