import { checkCallerCan } from '@filao/domain/access/caller'
import { inEuros, toCents } from '@filao/domain/kernel/money'
import * as calls from '@filao/domain/rentals/contract'
import { rentalInEuros } from '@filao/domain/rentals/money/rental-in-cents'
import { listPayments } from '#features/ledger/public'
import type { Config } from '#platform/config'
import { author, authorKindOf } from '#platform/feature/audit'
import type { Files } from '#platform/files/files'
import type { Caller } from '#platform/http/call'
import { page } from '#platform/http/paging'
import type { Serve } from '#platform/http/serve/serve'
import { mapInParts } from '#platform/in-parts'
import type { Enqueue } from '#platform/jobs/jobs'
import type { Log } from '#platform/log'
import { type PrintParts, pageOrPdf } from '#platform/pdf/print'
import { listAvailabilities, listCategoryPrices } from './availability/availability.ts'
import { listOptionsLeft } from './availability/options-left.ts'
import { changeVehicle } from './change/change-vehicle.ts'
import { reinstateRental } from './change/reinstate-rental.ts'
import { updateRental } from './change/update-rental.ts'
import { loadDocument } from './document/document.ts'
import { readKeptDocument } from './document/kept-document.ts'
import { listKeptDocuments } from './document/kept-document-queries.ts'
import { documentPrint } from './document/print.ts'
import { loadReceipt, receiptPrint } from './document/receipt.ts'
import { shown } from './document/sealed-proofs.ts'
import { createRental } from './draft/create-rental.ts'
import { deleteRental } from './draft/delete-rental.ts'
import { getRentalPrice, priceRental } from './draft/price.ts'
import { admitDrivers, checkRentalDrivers, mayLetPass } from './drivers/drivers.ts'
import { getCheckPhoto, uploadCheckPhoto } from './handover/photo.ts'
import { recordCheck } from './handover/record-check.ts'
import { checkRentalImport, importRentals } from './import/importing.ts'
import { exportRentals, typedSearch } from './list/export-rentals.ts'
import { listRentals, searchRentals } from './list/list-queries.ts'
import { previewMessageTemplate } from './mail/preview-message-template.ts'
import { previewRentalMail } from './mail/preview-rental-mail.ts'
import { loadRentalMessage } from './mail/rental-message.ts'
import { sendRentalMail } from './mail/send-rental-mail.ts'
import { listMessageTemplates, putMessageTemplate } from './mail/texts/templates.ts'
import { createCharge } from './money/create-charge.ts'
import { createPayment } from './money/create-payment.ts'
import { recordGivenBack } from './money/record-given-back.ts'
import { settleRental } from './money/settle-rental.ts'
import { moveRentals } from './moves/move-rentals.ts'
import { answerRentalByCode, getRentalByCode, getRentalCalendar } from './public-page/public-page.ts'
import { loadRental, loadStatus } from './record/queries.ts'
import { deleteRefusedRequest, recordRefusedRequest } from './refused-request/refused-request.ts'
import { findRoom } from './room/room.ts'
import { loadTimeline } from './timeline/timeline.ts'

type RoutesParts = PrintParts & { config: Pick<Config, 'publicUrl'>; log: Log; files: Files; enqueue: Enqueue }

/** Serves rentals, from the choice of a vehicle to its return. */
export function rentalRoutes(serve: Serve, parts: RoutesParts): void {
  choiceRoutes(serve)
  importRoutes(serve)
  recordRoutes(serve, parts)
  draftRoutes(serve)
  documentRoutes(serve, parts)
  handoverRoutes(serve, parts)
  moneyRoutes(serve, parts)
  mailRoutes(serve, parts)
  publicPageRoutes(serve, parts)
}

/** Serves the vehicles and options that are free, prices, and the requests that had to be refused. */
function choiceRoutes(serve: Serve): void {
  serve(calls.listAvailabilities, async ({ tx, params, query, now }) => {
    return await listAvailabilities(tx, params.companyId, query, now)
  })
  serve(calls.listCategoryPrices, async ({ tx, params, query, now }) => {
    return await listCategoryPrices(tx, params.companyId, query, now)
  })
  serve(calls.findRoom, async (call) => await findRoom(call.tx, call.caller, call.params.companyId, call))
  serve(calls.listOptionsLeft, async ({ tx, params, query, now }) => {
    return await listOptionsLeft(tx, params.companyId, query, now)
  })
  serve(calls.recordRefusedRequest, async (call) => {
    return await recordRefusedRequest(call.tx, author(call), call.body, call.now)
  })
  serve(calls.deleteRefusedRequest, async (call) => {
    await deleteRefusedRequest(call.tx, author(call), call.params.id)
  })
}

function importRoutes(serve: Serve): void {
  serve(calls.checkRentalImport, async (call) => {
    const { tx, language, now, body } = call
    return await checkRentalImport({ tx, by: author(call), language, now, rows: body.rows })
  })
  serve(calls.importRentals, async (call) => {
    const { tx, language, now, body } = call
    return await importRentals({ tx, by: author(call), language, now, ...body })
  })
}

function recordRoutes(serve: Serve, parts: RoutesParts): void {
  serve(calls.listRentals, async ({ tx, params, query, now }) => {
    return await page(query, async (part) => {
      const { rows, total } = await listRentals(tx, params.companyId, { ...query, now }, part)
      return { rows: await mapInParts(rows, inEuros), total }
    })
  })
  serve(calls.exportRentals, async (call) => await exportRentals(call))
  serve(calls.searchRentals, async ({ tx, params, body: { term, ...filter }, now }) => {
    const found = await searchRentals(tx, params.companyId, { ...filter, now }, typedSearch(term))
    return found.map((row) => inEuros(row))
  })
  serve(calls.getRental, async ({ tx, params, caller }) => {
    return await shown(tx, caller, await loadRental(tx, params.companyId, params.id))
  })
  serve(calls.createRental, async ({ tx, caller, params, body, now }) => {
    if (body.waivedFees) checkCallerCan(caller, 'fees.waive')
    return rentalInEuros(await createRental(tx, caller, params.companyId, body, now))
  })
  serve(calls.updateRental, async ({ tx, caller, params, body, now }) => {
    if (body.waivedFees) checkCallerCan(caller, 'fees.waive')
    const change = { ...body, exclusionReason: mayLetPass(caller, body.exclusionReason) }
    return await shown(tx, caller, await updateRental(tx, by(caller, parts), params, change, now))
  })
  serve(calls.moveRentals, async ({ tx, caller, params, body, now }) => {
    return await moveRentals(tx, { ...by(caller, parts), acting: caller }, params.companyId, body, now)
  })
  serve(calls.reinstateRental, async ({ tx, caller, params, now }) => {
    return await shown(tx, caller, await reinstateRental(tx, by(caller, parts), params, now))
  })
  serve(calls.deleteRental, async ({ tx, caller, params, now }) => {
    await deleteRental(tx, caller, params.companyId, params.id, now)
  })
  serve(calls.changeVehicle, async ({ tx, caller, params, body, now }) => {
    return await shown(tx, caller, await changeVehicle(tx, caller, params, body, now))
  })
  serve(calls.getTimeline, async ({ tx, params }) => await loadTimeline(tx, params.companyId, params.id))
}

/** Serves what the form of a rental asks while it is filled in: its price, and its drivers. */
function draftRoutes(serve: Serve): void {
  serve(calls.getRentalPrice, async ({ tx, params }) => await getRentalPrice(tx, params.companyId, params.id))
  serve(calls.priceRental, async ({ tx, params, body, now }) => await priceRental(tx, params.companyId, body, now))
  serve(calls.checkRentalDrivers, async ({ tx, params, body }) => await checkRentalDrivers(tx, params.companyId, body))
  serve(calls.admitDrivers, async ({ tx, caller, params, body, now }) => {
    return await admitDrivers(tx, caller, params, body, now)
  })
}

function documentRoutes(serve: Serve, parts: RoutesParts): void {
  serve(calls.getRentalDocument, async ({ tx, params, now, caller }) => {
    return await loadDocument(tx, params.companyId, params.id, now, caller)
  })
  serve(
    calls.printRental,
    async ({ apart, params: { companyId, id }, query, now, signal, caller }) => {
      const document = await apart((tx) => loadDocument(tx, companyId, id, now, caller))
      return await pageOrPdf(parts, documentPrint(parts.files, { document }), query.format, { companyId, signal })
    },
    async (_call, printed) => printed,
  )
  serve(calls.listKeptDocuments, async ({ tx, params }) => {
    await loadStatus(tx, params.companyId, params.id)
    return await listKeptDocuments(tx, params.companyId, params.id)
  })
  serve(
    calls.printKeptDocument,
    async ({ apart, params, query, signal, caller }) => {
      const kept = await apart((tx) => readKeptDocument(tx, params, parts.log, caller))
      const { companyId } = params
      return await pageOrPdf(parts, documentPrint(parts.files, kept), query.format, { companyId, signal })
    },
    async (_call, printed) => printed,
  )
  serve(
    calls.printReceipt,
    async ({ apart, params, query, now, signal }) => {
      const receipt = await apart((tx) => loadReceipt(tx, params, now))
      const { companyId } = params
      return await pageOrPdf(parts, receiptPrint(parts.files, receipt), query.format, { companyId, signal })
    },
    async (_call, printed) => printed,
  )
}

function handoverRoutes(serve: Serve, parts: RoutesParts): void {
  serve(calls.recordCheck, async ({ tx, caller, params, body, now }) => {
    return await shown(tx, caller, await recordCheck(tx, { ...by(caller, parts), acting: caller }, params, body, now))
  })
  serve(calls.uploadCheckPhoto, async (call) => await uploadCheckPhoto(call))
  serve(calls.getCheckPhoto, async ({ tx, params, query, caller }) => {
    return await getCheckPhoto(tx, caller, params, query.size ?? 'full', parts.files)
  })
}

function moneyRoutes(serve: Serve, parts: RoutesParts): void {
  serve(calls.listPayments, async ({ tx, params }) => {
    await loadStatus(tx, params.companyId, params.rentalId)
    return (await listPayments(tx, params.companyId, params.rentalId)).map((payment) => inEuros(payment))
  })
  serve(calls.createPayment, async ({ tx, caller, params, body, now }) =>
    inEuros(await createPayment(tx, by(caller, parts), params, body, now)),
  )
  serve(calls.createCharge, async ({ tx, caller, params, body, now }) => {
    return await shown(tx, caller, await createCharge(tx, by(caller, parts), params, body, now))
  })
  serve(calls.settleRental, async ({ tx, caller, params, body, now }) => {
    return await shown(tx, caller, await settleRental(tx, by(caller, parts), params, body, now))
  })
  serve(calls.recordGivenBack, async ({ tx, caller, params, body, now }) => {
    return await shown(tx, caller, await recordGivenBack(tx, by(caller, parts), params, toCents(body.amount), now))
  })
}

function mailRoutes(serve: Serve, parts: RoutesParts): void {
  serve(calls.sendRentalMail, async ({ tx, caller, params, body, now }) => {
    return await sendRentalMail(tx, by(caller, parts), params, body, now)
  })
  serve(calls.previewRentalMail, async ({ tx, params, body }) => {
    return await previewRentalMail(tx, params, body, parts.config.publicUrl)
  })
  serve(calls.getRentalMessage, async ({ tx, params, now }) => {
    return await loadRentalMessage(tx, params, parts.config.publicUrl, now)
  })
  serve(calls.listMessageTemplates, async ({ tx, params }) => await listMessageTemplates(tx, params.companyId))
  serve(calls.putMessageTemplate, async (call) => {
    await putMessageTemplate(call.tx, author(call), call.body)
    return await listMessageTemplates(call.tx, call.params.companyId)
  })
  serve(calls.previewMessageTemplate, async ({ tx, params, body }) => {
    return await previewMessageTemplate(tx, params.companyId, body, parts.config.publicUrl)
  })
}

/** Serves the page of the customer, who has the code of the rental and no account. */
function publicPageRoutes(serve: Serve, parts: RoutesParts): void {
  serve(calls.getRentalCalendar, async ({ tx, params, request, now }) => {
    const { publicUrl } = parts.config
    return await getRentalCalendar(tx, { code: params.code, network: request.ip }, { now, publicUrl })
  })
  serve(calls.getRentalByCode, async ({ tx, params, request, now }) => {
    return await getRentalByCode(tx, { code: params.code, network: request.ip }, now)
  })
  serve(calls.answerRentalByCode, async ({ tx, params, body, request, now }) => {
    return await answerRentalByCode(tx, parts.enqueue, { code: params.code, network: request.ip }, body, now)
  })
}

/** Returns the author of a change, with the queue of the jobs that it brings. */
function by(caller: Caller, { enqueue }: RoutesParts) {
  return { authorKind: authorKindOf(caller), userId: caller.userId, enqueue }
}
