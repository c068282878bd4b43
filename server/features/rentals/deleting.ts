import { Problem } from '@filao/domain/kernel/problem'
import { isDeletable } from '@filao/domain/rentals/status'
import { audit } from '#platform/audit'
import type { Tx } from '#platform/database/connect'
import type { Caller } from '#platform/http/serve'
import { loadRental } from './queries.ts'
import { deleteRental } from './write-queries.ts'

/** Deletes a draft; its number stays unused. */
export async function deleteDraft(tx: Tx, caller: Caller, companyId: number, id: number): Promise<void> {
  const { status } = await loadRental(tx, companyId, id, { lock: true })
  if (!isDeletable(status)) {
    throw new Problem('invalid_transition', {
      fr: 'Seuls les brouillons peuvent être supprimés.',
      en: 'Only drafts can be deleted.',
    })
  }
  await deleteRental(tx, companyId, id)
  await audit(tx, { companyId, userId: caller.userId, entity: 'rental', entityId: id, action: 'deleted' })
}
