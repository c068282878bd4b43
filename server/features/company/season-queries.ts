import type { SeasonInput } from '@filao/domain/company/agency.schema'
import { dropEmptySeasons } from '@filao/domain/company/seasons'
import type { Tx } from '#platform/database/connect'
import { withoutUndefined } from '#platform/database/without-undefined'
import { unknown } from '#platform/http/unknown'

/**
 * Replaces the seasons: those with a positive id keep it and their prices, others are new, missing ones are removed
 * with their prices. Entries of `00-00` are dropped. 404, at its field, for an id that is not one of this agency's
 * seasons; `path` is the path of the list inside the body, empty when the body is the list.
 */
export async function replaceSeasons(
  tx: Tx,
  companyId: number,
  agencyId: number,
  seasons: readonly SeasonInput[],
  path = '',
): Promise<void> {
  const list = dropEmptySeasons(seasons)
  const kept = list.flatMap(({ id, ...season }) => (id !== undefined && id > 0 ? [{ id, ...season }] : []))
  const added = list.filter(({ id }) => id === undefined || id <= 0)
  const removed = tx.deleteFrom('seasons').where('companyId', '=', companyId).where('agencyId', '=', agencyId)
  const placeOf = (id: number) => `${path ? `${path}.` : ''}${seasons.findIndex((one) => one.id === id)}.id`
  const ids = kept.map(({ id }) => id)
  await (ids.length > 0 ? removed.where('id', 'not in', ids) : removed).execute()
  await Promise.all(
    kept.map(({ id, ...season }) =>
      tx
        .updateTable('seasons')
        .set(withoutUndefined(season))
        .where('companyId', '=', companyId)
        .where('agencyId', '=', agencyId)
        .where('id', '=', id)
        .returning('id')
        .executeTakeFirstOrThrow(() => unknown({ path: placeOf(id), thing: 'season' })),
    ),
  )
  if (added.length === 0) return
  const rows = added.map(({ id: _, ...season }) => ({ companyId, agencyId, ...season }))
  await tx.insertInto('seasons').values(rows).execute()
}
