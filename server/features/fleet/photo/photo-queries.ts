import { type Insertable, sql, type Updateable } from 'kysely'
import type { Tx } from '#platform/database/connect'
import type { Schema } from '#platform/database/schema'
import { notFound } from '#platform/http/problems'

/** Lists the photos by make, model and year, latest year first. */
export async function listPhotos(tx: Tx, companyId: number) {
  return await photos(tx, companyId)
    .orderBy(sql`fold(make)`)
    .orderBy(sql`fold(model)`)
    .orderBy('year', 'desc')
    .orderBy('id')
    .execute()
}

export async function loadPhoto(tx: Tx, companyId: number, id: number) {
  return await photos(tx, companyId).where('id', '=', id).executeTakeFirstOrThrow(notFound)
}

function photos(tx: Tx, companyId: number) {
  return tx
    .selectFrom('vehiclePhotos')
    .select(['id', 'companyId', 'make', 'model', 'year'])
    .select([sql<string>`'/files/' || key`.as('url'), sql<string>`'/files/' || thumbnail_key`.as('thumbnailUrl')])
    .where('companyId', '=', companyId)
}

/** Returns the keys of a photo's two files, and locks the photo until the transaction ends. */
export async function lockPhoto(tx: Tx, companyId: number, id: number) {
  return await tx
    .selectFrom('vehiclePhotos')
    .select(['key', 'thumbnailKey'])
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow(notFound)
}

export async function insertPhoto(tx: Tx, photo: Insertable<Schema['vehiclePhotos']>): Promise<number> {
  const { id } = await tx.insertInto('vehiclePhotos').values(photo).returning('id').executeTakeFirstOrThrow()
  return id
}

export async function updatePhoto(
  tx: Tx,
  companyId: number,
  id: number,
  change: Updateable<Schema['vehiclePhotos']>,
): Promise<void> {
  if (Object.keys(change).length === 0) return
  await tx.updateTable('vehiclePhotos').set(change).where('companyId', '=', companyId).where('id', '=', id).execute()
}

export async function deletePhoto(tx: Tx, companyId: number, id: number): Promise<void> {
  await tx.deleteFrom('vehiclePhotos').where('companyId', '=', companyId).where('id', '=', id).execute()
}
