import { Problem } from '@filao/domain/kernel/problem'
import { isDeletable } from '@filao/domain/rentals/status/status'
import { listPayments } from '#features/ledger/public'
import type { Tx } from '#platform/database/connect'
import { audit } from '#platform/feature/audit'
import type { Caller } from '#platform/http/call'
import { lockRental } from '../record/queries.ts'
import { enterCollected, enterInJournal } from '../record/source-terms.ts'
import { deleteRental as deleteRow } from '../record/write-queries.ts'

/**
 * Deletes a draft; its number stays unused. Refuses a draft with payments, since payments and refunds are never erased.
 */
export async function deleteRental(tx: Tx, caller: Caller, companyId: number, id: number, now: string): Promise<void> {
  const { status } = await lockRental(tx, companyId, id)
  if (!isDeletable(status)) {
    throw new Problem('invalid_transition', {
      fr: 'Seuls les brouillons peuvent être supprimés.',
      en: 'Only drafts can be deleted.',
    })
  }
  if ((await listPayments(tx, companyId, id)).length > 0) {
    throw new Problem('conflict', {
      fr: 'Ce brouillon a des paiements, qui ne s’effacent pas. Établissez-en un devis, remboursez ce qui a été payé, puis annulez-le\u202f: il restera dans l’historique.',
      en: 'This draft has payments, which cannot be deleted. Turn it into a quote, refund what was paid, then cancel it: it stays in the history.',
    })
  }
  await enterCollected(tx, { companyId, id }, 0, now)
  await enterInJournal(tx, { companyId, id }, caller.userId, now)
  await deleteRow(tx, companyId, id)
  await audit(tx, { companyId, userId: caller.userId, entity: 'rental', entityId: id, action: 'deleted' })
}
