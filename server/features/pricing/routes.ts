import * as calls from '@filao/domain/pricing/contract'
import { feeColumns } from '@filao/domain/pricing/fee/import/fee-columns'
import { priceColumns } from '@filao/domain/pricing/price-columns'
import { listAgencies } from '#features/company/public'
import { createdIds, recordImport } from '#features/imports/public'
import { auditExport, author } from '#platform/feature/audit'
import { tableFile } from '#platform/http/files/table-file'
import type { Serve } from '#platform/http/serve/serve'
import { createFee, deleteFee, updateFee } from './fee/fee.ts'
import { listCategoryCodesById, listFees, loadFee } from './fee/fee-queries.ts'
import { checkFeeImport, importFees } from './fee/importing.ts'
import { checkPriceImport, importPrices } from './importing.ts'
import { listPrices, putPrices } from './price-list.ts'
import { listPriceLines, listPriceRows } from './queries.ts'

/** Serves the price list, the price of a day by agency, season, category and length, and the fees beside it. */
export function pricingRoutes(serve: Serve): void {
  serve(calls.listPrices, async ({ tx, params }) => await listPrices(tx, params.companyId))
  serve(calls.exportPrices, async (call) => {
    const { companyId } = call.params
    const ids = (await listPriceLines(call.tx, companyId)).map(({ id }) => id)
    await auditExport(call.tx, author(call), { prices: ids.length, ...call.query })
    return await tableFile(call, {
      name: { fr: 'tarifs', en: 'prices' },
      columns: priceColumns,
      ids,
      read: (tx, part) => listPriceRows(tx, companyId, part),
    })
  })
  serve(calls.putPrices, async (call) => await putPrices(call.tx, author(call), call.body))
  serve(calls.checkPriceImport, async (call) => {
    return await checkPriceImport({ tx: call.tx, by: author(call), language: call.language, rows: call.body.rows })
  })
  serve(calls.importPrices, async (call) => {
    const { tx, language, now, body } = call
    return await importPrices({ tx, by: author(call), language, now, ...body })
  })
  feeRoutes(serve)
}

function feeRoutes(serve: Serve): void {
  serve(calls.listFees, async ({ tx, params }) => await listFees(tx, params.companyId))
  serve(calls.exportFees, async (call) => {
    const { companyId } = call.params
    const rows = await listFees(call.tx, companyId)
    const agencies = new Map((await listAgencies(call.tx, companyId)).map(({ id, name }) => [id, name]))
    const categoryCodes = await listCategoryCodesById(call.tx, companyId)
    await auditExport(call.tx, author(call), { fees: rows.length, ...call.query })
    const columns = feeColumns({ agencies, categoryCodes })
    return await tableFile(call, { name: { fr: 'frais', en: 'fees' }, columns, rows })
  })
  serve(calls.getFee, async ({ tx, params }) => await loadFee(tx, params.companyId, params.id))
  serve(calls.createFee, async (call) => await createFee(call.tx, author(call), call.body))
  serve(calls.updateFee, async (call) => await updateFee(call.tx, author(call), call.params.id, call.body))
  serve(calls.deleteFee, async (call) => await deleteFee(call.tx, author(call), call.params.id, call.now))
  serve(calls.checkFeeImport, async (call) => {
    return await checkFeeImport({ tx: call.tx, by: author(call), language: call.language, rows: call.body.rows })
  })
  serve(calls.importFees, async (call) => {
    const by = author(call)
    const response = await importFees({ tx: call.tx, by, language: call.language, rows: call.body.rows })
    await recordImport({ ...call, by, kind: 'fees', importKey: call.body.importKey }, { fees: createdIds(response) })
    return response
  })
}
