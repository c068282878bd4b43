import * as calls from '@filao/domain/invoicing/contract'
import { companyDay } from '#features/company/public'
import { author } from '#platform/feature/audit'
import { page } from '#platform/http/paging'
import type { Serve } from '#platform/http/serve/serve'
import type { Enqueue } from '#platform/jobs/jobs'
import type { PrintParts } from '#platform/pdf/print'
import { creditInvoice } from './credit-invoice.ts'
import { listPapers, printInvoiceOf, printReceiptOf } from './customer-papers/customer-papers.ts'
import { loadElectronicInvoice } from './electronic-invoice.ts'
import { exportInvoices } from './export-invoices.ts'
import { loadInvoice, rowsInOrder } from './invoices.ts'
import { issueInvoice, previewInvoice } from './issue-invoice.ts'
import { countInvoices, listInvoiceIds } from './list-queries.ts'
import { sendInvoice } from './send-invoice.ts'
import { loadSettings, putInvoiceSettings } from './settings.ts'
import { listPrinted, loadPrinted, printInvoices } from './stored/print.ts'

type RoutesParts = PrintParts & { enqueue: Enqueue }

/** Serves invoices, advances, credit notes and claims. */
export function invoicingRoutes(serve: Serve, parts: RoutesParts): void {
  serve(calls.listInvoices, async ({ tx, params, query, now }) => {
    const { companyId } = params
    const today = await companyDay(tx, companyId, now)
    const requested = { ...query, today }
    return await page(query, async (part) => ({
      rows: await rowsInOrder(tx, companyId, await listInvoiceIds(tx, companyId, requested, part), today),
      total: await countInvoices(tx, companyId, requested),
    }))
  })

  serve(calls.exportInvoices, async (call) => await exportInvoices(call))

  serve(
    calls.printInvoices,
    async ({ apart, params, query, signal }) => {
      const documents = await apart((tx) => listPrinted(tx, params.companyId, query.ids))
      return await printInvoices(parts, documents, 'pdf', { companyId: params.companyId, signal })
    },
    async (_call, printed) => printed,
  )

  serve(calls.getInvoice, async ({ tx, params, now }) => {
    return await loadInvoice(tx, params.companyId, params.id, await companyDay(tx, params.companyId, now))
  })

  serve(
    calls.printInvoice,
    async ({ apart, params, query, signal }) => {
      const document = await apart((tx) => loadPrinted(tx, params.companyId, params.id))
      return await printInvoices(parts, [document], query.format, { companyId: params.companyId, signal })
    },
    async (_call, printed) => printed,
  )

  serve(calls.listPapersByCode, async ({ tx, params, request }) => {
    return await listPapers(tx, { code: params.code, network: request.ip })
  })

  serve(
    calls.printReceiptByCode,
    async ({ apart, params: { code, id }, now, signal, request }) => {
      return await printReceiptOf(parts, { apart, visit: { code, network: request.ip }, id, now, signal })
    },
    async (_call, printed) => printed,
  )

  serve(
    calls.printInvoiceByCode,
    async ({ apart, params: { code, id }, now, signal, request }) => {
      return await printInvoiceOf(parts, { apart, visit: { code, network: request.ip }, id, now, signal })
    },
    async (_call, printed) => printed,
  )

  serve(calls.readInvoiceXml, async ({ tx, params }) => await loadElectronicInvoice(tx, params.companyId, params.id))

  serve(calls.previewInvoice, async ({ tx, params, query, now }) => await previewInvoice(tx, params, query.kind, now))

  serve(calls.issueInvoice, async ({ tx, caller, params, body, reply, now }) => {
    const { companyId } = params
    const id = await issueInvoice(tx, params, caller.userId, body, now)
    reply.header('Location', addressOf(companyId, id))
    return await loadInvoice(tx, companyId, id, await companyDay(tx, companyId, now))
  })

  serve(calls.creditInvoice, async ({ tx, caller, params, body, reply, now }) => {
    const { companyId } = params
    const id = await creditInvoice(tx, params, caller.userId, body, now)
    reply.header('Location', addressOf(companyId, id))
    return await loadInvoice(tx, companyId, id, await companyDay(tx, companyId, now))
  })

  serve(calls.sendInvoice, async ({ tx, caller, params, body, now }) => {
    const by = { userId: caller.userId, enqueue: parts.enqueue }
    return await sendInvoice(tx, by, params, body.email, now)
  })

  serve(calls.getInvoiceSettings, async ({ tx, params, now }) => await loadSettings(tx, params.companyId, now))

  serve(calls.putInvoiceSettings, async (call) => await putInvoiceSettings(call.tx, author(call), call.body, call.now))
}

function addressOf(companyId: number, id: number): string {
  return `/api/companies/${companyId}/invoices/${id}`
}
