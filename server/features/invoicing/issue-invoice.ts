import { billedLines } from '@filao/domain/invoicing/bill'
import type { InvoiceContent } from '@filao/domain/invoicing/content.schema'
import { checkShownTotal, draftOf } from '@filao/domain/invoicing/draft'
import { invoiceDetails } from '@filao/domain/invoicing/invoice'
import type { InvoicePreview, InvoiceRequest } from '@filao/domain/invoicing/invoice.schema'
import type { BilledKind } from '@filao/domain/invoicing/kind.schema'
import { sumOf } from '@filao/domain/invoicing/line'
import { toCents, toEuros } from '@filao/domain/kernel/money'
import { lockRental } from '#features/rentals/public'
import type { Tx } from '#platform/database/connect'
import { type LoadedBillable, loadBillable } from './billable.ts'
import { storeInvoice } from './store.ts'

type Key = { companyId: number; rentalId: number }

/** Returns the document that would be issued now. */
export async function previewInvoice(
  tx: Tx,
  { companyId, rentalId }: Key,
  kind: BilledKind,
  now: string,
): Promise<InvoicePreview> {
  const draft = draftFrom(await loadBillable(tx, companyId, rentalId), kind, now)
  const { totals } = draft
  return {
    id: null,
    number: null,
    hash: null,
    kind,
    issuedAt: now,
    dueOn: draft.dueOn,
    rentalId,
    customerId: draft.buyer.id,
    customerName: draft.buyer.name,
    totalBeforeVat: toEuros(totals.beforeVatCents),
    totalVat: toEuros(totals.vatCents),
    total: toEuros(totals.totalCents),
    paidAmount: toEuros(draft.paidCents),
    correctsInvoiceId: null,
    ...invoiceDetails(draft),
  }
}

/**
 * Issues a document from a rental, which is locked: of two at once the second finds nothing left. Throws `conflict`
 * with the new total when it is not the one that was shown. Returns the id.
 */
export async function issueInvoice(
  tx: Tx,
  { companyId, rentalId }: Key,
  userId: number | null,
  { kind, total }: InvoiceRequest,
  now: string,
): Promise<number> {
  await lockRental(tx, companyId, rentalId)
  const loaded = await loadBillable(tx, companyId, rentalId)
  const draft = draftFrom(loaded, kind, now)
  checkShownTotal(total === undefined ? null : toCents(total), draft.totals.totalCents)
  const { settings, timezone } = loaded
  return await storeInvoice(tx, { companyId, userId, rentalId, draft, settings, timezone, corrects: null })
}

function draftFrom(loaded: LoadedBillable, kind: BilledKind, now: string): InvoiceContent {
  const { billable, facts, settings, exemption, timezone } = loaded
  const used = sumOf(billable.uncancelled.map(({ totalCents, creditedCents }) => totalCents - creditedCents))
  const freeCents = billable.paidCents + loaded.settledElsewhereCents - used
  const { uncancelled } = billable
  const rest = { kind, timezone, exemption, settings, freeCents, corrects: null, reason: null, uncancelled }
  return draftOf(billedLines(kind, billable), { ...facts, ...rest }, now)
}
