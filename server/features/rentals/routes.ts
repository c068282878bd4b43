import { priceOf } from '@filao/domain/rentals/content'
import * as calls from '@filao/domain/rentals/contract'
import { pricedFor } from '@filao/domain/rentals/kept-price'
import { checkRentalDates } from '@filao/domain/rentals/terms'
import { searchWords } from '#features/customers/public'
import type { Files } from '#platform/files/files'
import { page } from '#platform/http/paging'
import type { Caller, Serve } from '#platform/http/serve'
import type { Enqueue } from '#platform/jobs'
import type { Log } from '#platform/log'
import { listAvailabilities } from './availability.ts'
import { loadBasis } from './basis-queries.ts'
import { changeRental } from './changing.ts'
import { changeVehicle } from './changing-vehicle.ts'
import { decideCharge } from './charging.ts'
import { recordCheck } from './checking.ts'
import { deleteDraft } from './deleting.ts'
import { loadDocument } from './document.ts'
import { draftRental } from './drafting.ts'
import { exportRentals } from './exporting.ts'
import { readKeptDocument } from './kept-document.ts'
import { listKeptDocuments } from './kept-document-queries.ts'
import { requestMail } from './mail-request.ts'
import { takePayment } from './paying.ts'
import { listPayments } from './payment-queries.ts'
import { keepPhoto, showPhoto } from './photo.ts'
import { currentPrice } from './price.ts'
import { type PrintParts, printDocument } from './printing.ts'
import { answerPage, visitPage } from './public-page.ts'
import { listRentals, loadRental, searchRentals } from './queries.ts'
import { loadReceipt, printReceipt } from './receipt.ts'
import { loadTimeline } from './timeline.ts'

/** Rentals: from the choice of a vehicle to its return. */
export function rentalRoutes(serve: Serve, parts: PrintParts & { log: Log; files: Files; enqueue: Enqueue }): void {
  const by = ({ userId }: Caller) => ({ userId, enqueue: parts.enqueue })

  serve(calls.listAvailabilities, async ({ tx, params, query, now }) => {
    return await listAvailabilities(tx, params.companyId, query, now)
  })

  serve(calls.listRentals, async ({ tx, params, query }) => {
    return await page(query, (part) => listRentals(tx, params.companyId, query, part))
  })

  serve(calls.exportRentals, async (call) => await exportRentals(call))

  serve(calls.searchRentals, async ({ tx, params, body }) => {
    return await searchRentals(tx, params.companyId, body.term, searchWords(body.term))
  })

  serve(calls.getRental, async ({ tx, params }) => await loadRental(tx, params.companyId, params.id))

  serve(calls.createRental, async ({ tx, caller, params, body, now }) => {
    return await draftRental(tx, caller, params.companyId, body, now)
  })

  serve(calls.updateRental, async ({ tx, caller, params, body, now }) => {
    return await changeRental(tx, by(caller), params, body, now)
  })

  serve(calls.deleteRental, async ({ tx, caller, params }) => {
    await deleteDraft(tx, caller, params.companyId, params.id)
  })

  serve(calls.getRentalPrice, async ({ tx, params }) => await currentPrice(tx, params.companyId, params.id))

  serve(calls.priceRental, async ({ tx, params, body, now }) => {
    checkRentalDates(body, now, body.start)
    const { optionIds = [], discountPercent = 0, rentalId, ...wanted } = body
    const standing = rentalId === undefined ? null : await loadRental(tx, params.companyId, rentalId)
    const { pricedEnd = null, pricedCategoryId = null } = standing
      ? pricedFor(standing, wanted, { keepsPrice: false })
      : {}
    const parts = { ...wanted, arrivalAgencyId: wanted.departureAgencyId, optionIds, pricedCategoryId }
    return priceOf({ ...wanted, discountPercent, pricedEnd }, await loadBasis(tx, params.companyId, parts, standing))
  })

  serve(calls.getRentalDocument, async ({ tx, params, now }) => {
    return await loadDocument(tx, params.companyId, params.id, now)
  })

  serve(
    calls.printRental,
    async ({ apart, params, query, now, signal }) => {
      const document = await apart((tx) => loadDocument(tx, params.companyId, params.id, now))
      return await printDocument(parts, { document }, query.format, { companyId: params.companyId, signal })
    },
    async (_call, printed) => printed,
  )

  serve(calls.listKeptDocuments, async ({ tx, params }) => {
    await loadRental(tx, params.companyId, params.id)
    return await listKeptDocuments(tx, params.companyId, params.id)
  })

  serve(
    calls.printKeptDocument,
    async ({ apart, params, query, signal }) => {
      const kept = await apart((tx) => readKeptDocument(tx, params, parts.log))
      return await printDocument(parts, kept, query.format, { companyId: params.companyId, signal })
    },
    async (_call, printed) => printed,
  )

  serve(calls.recordCheck, async ({ tx, caller, params, body, now }) => {
    return await recordCheck(tx, by(caller), params, body, now)
  })

  serve(calls.uploadCheckPhoto, async (call) => await keepPhoto(call))

  serve(calls.getCheckPhoto, async ({ tx, params, query }) => {
    return await showPhoto(tx, params, query.size ?? 'full', parts.files)
  })

  serve(calls.changeVehicle, async ({ tx, caller, params, body, now }) => {
    return await changeVehicle(tx, caller, params, body, now)
  })

  serve(calls.listPayments, async ({ tx, params }) => {
    await loadRental(tx, params.companyId, params.rentalId)
    return await listPayments(tx, params.companyId, params.rentalId)
  })

  serve(
    calls.createPayment,
    async ({ tx, caller, params, body, now }) => await takePayment(tx, by(caller), params, body, now),
  )

  serve(
    calls.printReceipt,
    async ({ apart, params, query, now, signal }) => {
      const receipt = await apart((tx) => loadReceipt(tx, params, now))
      return await printReceipt(parts, receipt, query.format, { companyId: params.companyId, signal })
    },
    async (_call, printed) => printed,
  )

  serve(calls.createCharge, async ({ tx, caller, params, body, now }) => {
    return await decideCharge(tx, by(caller), params, body, now)
  })

  serve(calls.getTimeline, async ({ tx, params }) => await loadTimeline(tx, params.companyId, params.id))

  serve(calls.sendRentalMail, async ({ tx, caller, params, body, now }) => {
    return await requestMail(tx, by(caller), params, body, now)
  })

  serve(calls.getRentalByCode, async ({ tx, params, request, now }) => {
    return await visitPage(tx, { code: params.code, network: request.ip }, now)
  })

  serve(calls.answerRentalByCode, async ({ tx, params, body, request, now }) => {
    return await answerPage(tx, parts.enqueue, { code: params.code, network: request.ip }, body, now)
  })
}
