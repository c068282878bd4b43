import * as calls from '@filao/domain/privacy/contract'
import { auditChange, author } from '#platform/feature/audit'
import type { Parts } from '#platform/feature/feature'
import { page } from '#platform/http/paging'
import type { Serve } from '#platform/http/serve/serve'
import { companyArchive, spoolForCall } from './archive/company-archive.ts'
import { exportPerson } from './export-person.ts'
import { previewRetention } from './preview-retention.ts'
import { findPeriods, listRuns, savePeriods } from './queries.ts'
import { eraseCustomer, previewErasure, putDispute } from './request.ts'

/** Serves how long the data of customers are kept, the file of one of them, and their erasure. */
export function privacyRoutes(serve: Serve, { files, enqueue }: Pick<Parts, 'files' | 'enqueue'>): void {
  serve(calls.getRetention, async ({ tx, params }) => await findPeriods(tx, params.companyId))
  serve(calls.putRetention, async (call) => {
    const { tx, params, body } = call
    const { companyId } = params
    const before = await findPeriods(tx, companyId, { lock: true })
    await savePeriods(tx, companyId, body)
    await auditChange(tx, { ...author(call), entity: 'company', entityId: companyId }, before, body)
    return body
  })
  serve(calls.previewRetention, async ({ tx, params, now }) => await previewRetention(tx, params.companyId, now))
  serve(calls.listRetentionRuns, async ({ tx, params, query }) => {
    return await page(query, (part) => listRuns(tx, params.companyId, part))
  })
  serve(calls.exportPerson, async (call) => await exportPerson(call, files))
  serve(calls.exportCompany, spoolForCall, async (call, spool) => await companyArchive(call, spool, files))
  serve(calls.previewErasure, async ({ tx, params, now }) => await previewErasure({ tx, ...params, now }))
  serve(calls.eraseCustomer, async (call) => {
    const { tx, params, now } = call
    return await eraseCustomer({ tx, ...params, now }, author(call), { enqueue, files: call.files })
  })
  serve(calls.putDispute, async (call) => {
    const { tx, params, now, body } = call
    return await putDispute({ tx, ...params, now }, author(call), body.isDisputed)
  })
}
