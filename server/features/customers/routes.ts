import { territories } from '@filao/domain/company/territories'
import * as calls from '@filao/domain/customers/contract'
import { customerColumns } from '@filao/domain/customers/customer-columns'
import { localDate } from '@filao/domain/kernel/time'
import { loadCompany } from '#features/company/public'
import { createdIds, recordImport } from '#features/imports/public'
import { auditExport, author } from '#platform/feature/audit'
import type { Files } from '#platform/files/files'
import type { Call } from '#platform/http/call'
import { tableFile } from '#platform/http/files/table-file'
import { page } from '#platform/http/paging'
import type { Serve } from '#platform/http/serve/serve'
import type { Enqueue } from '#platform/jobs/jobs'
import { createCustomer, deleteCustomer, excludeCustomer, liftExclusion, updateCustomer } from './customer.ts'
import { deleteCustomerDocument, downloadCustomerDocument, uploadCustomerDocument } from './document.ts'
import { listDocuments } from './document-queries.ts'
import { checkCustomerImport, importCustomers } from './importing.ts'
import { listCustomerIds, listCustomers, listCustomersById } from './list-queries.ts'
import { loadCustomer } from './queries.ts'

/** Serves the customers, who rent or drive. */
export function customersRoutes(serve: Serve, { files, enqueue }: { files: Files; enqueue: Enqueue }): void {
  serve(calls.listCustomers, async (call) => {
    const requested = await filterOf(call)
    return await page(call.query, (part) => listCustomers(call.tx, call.params.companyId, requested, part))
  })
  serve(calls.exportCustomers, async (call) => {
    const { companyId } = call.params
    const ids = await listCustomerIds(call.tx, companyId, await filterOf(call))
    await auditExport(call.tx, author(call), { customers: ids.length, ...call.query, ids: call.query.ids?.join(',') })
    const name = { fr: 'clients', en: 'customers' }
    return await tableFile(call, {
      name,
      columns: customerColumns,
      ids,
      read: (tx, part) => listCustomersById(tx, companyId, part),
    })
  })
  serve(calls.checkCustomerImport, async (call) => {
    const { tx, now, language, body } = call
    return await checkCustomerImport({ tx, by: author(call), language, now, rows: body.rows })
  })
  serve(calls.importCustomers, async (call) => {
    const { tx, now, language } = call
    const by = author(call)
    const response = await importCustomers({ tx, by, language, now, rows: call.body.rows })
    await recordImport(
      { tx, by, now, kind: 'customers', importKey: call.body.importKey },
      { customers: createdIds(response) },
    )
    return response
  })
  serve(calls.getCustomer, async ({ tx, params }) => await loadCustomer(tx, params.companyId, params.id))
  serve(calls.createCustomer, async ({ tx, caller, params, body, now }) => {
    return await createCustomer(tx, caller, params.companyId, body, now)
  })
  serve(calls.updateCustomer, async ({ tx, caller, params, body, now }) => {
    return await updateCustomer(tx, caller, params.companyId, params.id, body, now)
  })
  serve(calls.deleteCustomer, async ({ tx, caller, params }) => {
    await deleteCustomer(tx, caller, params.companyId, params.id, enqueue)
  })

  serve(calls.excludeCustomer, async ({ tx, caller, params, body, now }) => {
    return await excludeCustomer(tx, caller, params, body, now)
  })
  serve(calls.liftExclusion, async ({ tx, caller, params }) => await liftExclusion(tx, caller, params))

  serve(calls.listCustomerDocuments, async ({ tx, params }) => {
    await loadCustomer(tx, params.companyId, params.customerId)
    return await listDocuments(tx, params.companyId, params.customerId)
  })
  serve(calls.uploadCustomerDocument, async (call) => await uploadCustomerDocument(call))
  serve(calls.downloadCustomerDocument, async ({ tx, params }) => await downloadCustomerDocument(tx, params, files))
  serve(calls.deleteCustomerDocument, async (call) => await deleteCustomerDocument(call, enqueue))
}

/** Returns the filters with the company's day, which only those of expired licences and of marks need. */
async function filterOf({
  tx,
  params,
  query,
  now,
}: Pick<Call<typeof calls.listCustomers>, 'tx' | 'params' | 'query' | 'now'>) {
  const zone =
    query.isLicenseExpired || query.isExcluded
      ? territories[(await loadCompany(tx, params.companyId)).countryCode].timezone
      : 'UTC'
  return { ...query, today: localDate(now, zone) }
}
