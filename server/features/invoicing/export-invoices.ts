import type { exportInvoices as exportCall } from '@filao/domain/invoicing/contract'
import { invoiceColumns } from '@filao/domain/invoicing/invoice-columns'
import { companyDay } from '#features/company/public'
import { auditExport, author } from '#platform/feature/audit'
import type { Call } from '#platform/http/call'
import { tableFile } from '#platform/http/files/table-file'
import { rowsInOrder } from './invoices.ts'
import { listInvoiceIds } from './list-queries.ts'

/** Exports the documents that the list shows for the same filters as a table file. */
export async function exportInvoices(call: Call<typeof exportCall>) {
  const { tx, now, params, query } = call
  const { companyId } = params
  const today = await companyDay(tx, companyId, now)
  const ids = await listInvoiceIds(tx, companyId, { ...query, today })
  const { kind, state, ids: chosen, ...others } = query
  const requested = { ...others, kind: kind?.join(','), state: state?.join(','), ids: chosen?.join(',') }
  await auditExport(tx, author(call), { invoices: ids.length, ...requested })
  return await tableFile(call, {
    name: { fr: 'factures', en: 'invoices' },
    columns: invoiceColumns,
    ids,
    read: (one, part) => rowsInOrder(one, companyId, part, today),
  })
}
