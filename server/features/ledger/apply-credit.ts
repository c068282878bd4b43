import type { Tx } from '#platform/database/connect'
import { deleteBilling, findBillingKind, setEntry } from './billing-queries.ts'

/** A credit note on a document that bills a rental. */
type Credit = {
  companyId: number
  rentalId: number
  /** The id of the note, and of the document that it corrects. */
  id: number
  billingId: number
  /** True when nothing of the document is left after the note. */
  isWhole: boolean
  totalCents: number
  beforeVatCents: number
  issuedAt: string
}

/**
 * Lets a credit note lower what a rental owes. A document that is credited in full bills nothing any more, so the
 * rental is invoiced again and the notes on its parts count no longer; nor does one on an advance, since the invoice
 * bills the whole price. The rental is locked.
 */
export async function applyCredit(tx: Tx, credit: Credit): Promise<void> {
  const { companyId, rentalId, id, billingId, isWhole, totalCents, beforeVatCents, issuedAt } = credit
  if (isWhole) return await deleteBilling(tx, companyId, billingId)
  const billed = await findBillingKind(tx, companyId, billingId)
  if (billed === null || billed === 'advance') return
  await setEntry(tx, {
    companyId,
    rentalId,
    kind: 'credit_note',
    sourceId: id,
    cents: totalCents,
    beforeVatCents,
    isOutsideVat: billed === 'indemnity_claim',
    madeAt: issuedAt,
    billingId,
  })
}
