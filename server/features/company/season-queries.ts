import type { SeasonInput } from '@filao/domain/company/agency'
import type { Tx } from '#platform/database/connect'
import { notFound } from '#platform/http/problems'

/**
 * Replaces the seasons: those with a positive id keep it, and with it their prices, others are new, missing ones go with
 * their prices. 404 for an id that is not one of this agency's seasons.
 */
export async function replaceSeasons(
  tx: Tx,
  companyId: number,
  agencyId: number,
  list: readonly SeasonInput[],
): Promise<void> {
  const kept = list.flatMap(({ id, ...season }) => (id !== undefined && id > 0 ? [{ id, ...season }] : []))
  const added = list.filter(({ id }) => id === undefined || id <= 0)
  const removed = tx.deleteFrom('seasons').where('companyId', '=', companyId).where('agencyId', '=', agencyId)
  const ids = kept.map(({ id }) => id)
  await (ids.length > 0 ? removed.where('id', 'not in', ids) : removed).execute()
  await Promise.all(
    kept.map(({ id, start, end, userLabel }) =>
      tx
        .updateTable('seasons')
        .set({ start, end, userLabel })
        .where('companyId', '=', companyId)
        .where('agencyId', '=', agencyId)
        .where('id', '=', id)
        .returning('id')
        .executeTakeFirstOrThrow(notFound),
    ),
  )
  if (added.length === 0) return
  const rows = added.map(({ start, end, userLabel }) => ({ companyId, agencyId, start, end, userLabel }))
  await tx.insertInto('seasons').values(rows).execute()
}
