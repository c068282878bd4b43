import type { Insertable } from 'kysely'
import type { Tx } from '#platform/database/connect'
import type { Schema } from '#platform/database/schema'
import { notFound } from '#platform/http/problems'

/** The fields of a photo that the company sees. */
const photoFields = ['id', 'rentalId', 'takenAt'] as const

export async function insertPhoto(tx: Tx, photo: Insertable<Schema['checkPhotos']>) {
  return await tx.insertInto('checkPhotos').values(photo).returning(photoFields).executeTakeFirstOrThrow()
}

/** Loads the keys of a photo's two files. 404 when the rental has no such photo. */
export async function loadPhotoKeys(
  tx: Tx,
  { companyId, rentalId, id }: { companyId: number; rentalId: number; id: number },
) {
  return await tx
    .selectFrom('checkPhotos')
    .select(['key', 'thumbnailKey', 'damageId'])
    .where('companyId', '=', companyId)
    .where('rentalId', '=', rentalId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow(notFound)
}

/**
 * Attaches unused photos of the rental to a check, or to one of its damages. Returns the ids of the attached photos.
 */
export async function attachPhotos(
  tx: Tx,
  { companyId, rentalId }: { companyId: number; rentalId: number },
  ids: number[],
  to: { checkId: number; damageId: number | null },
): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set()
  const given = await tx
    .updateTable('checkPhotos')
    .set(to)
    .where('companyId', '=', companyId)
    .where('rentalId', '=', rentalId)
    .where('id', 'in', ids)
    .where('checkId', 'is', null)
    .returning('id')
    .execute()
  return new Set(given.map(({ id }) => id))
}

/** Deletes the photos that were taken before an instant and have no check. Returns the keys of their files. */
export async function deleteWaitingPhotos(tx: Tx, companyId: number, before: string): Promise<string[]> {
  const deleted = await tx
    .deleteFrom('checkPhotos')
    .where('companyId', '=', companyId)
    .where('checkId', 'is', null)
    .where('takenAt', '<', before)
    .returning(['key', 'thumbnailKey'])
    .execute()
  return deleted.flatMap(({ key, thumbnailKey }) => [key, thumbnailKey])
}
