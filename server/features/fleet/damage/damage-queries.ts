import { type Insertable, sql, type Updateable } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Tx } from '#platform/database/connect'
import type { Schema } from '#platform/database/schema'
import { notFound } from '#platform/http/problems'

type Place = { companyId: number; vehicleId: number; id: number }

/** A vehicle's damages, those that are not repaired first, then the latest first. */
export async function listDamages(tx: Tx, companyId: number, vehicleId: number) {
  return await damages(tx, companyId)
    .where('damages.vehicleId', '=', vehicleId)
    .orderBy(sql`repaired_at is not null`)
    .orderBy('damages.foundAt', 'desc')
    .orderBy('damages.id', 'desc')
    .execute()
}

/** A damage of a vehicle, or 404. With `lock` it is kept for this transaction. */
export async function loadDamage(tx: Tx, { companyId, vehicleId, id }: Place, { lock = false } = {}) {
  return await damages(tx, companyId)
    .where('damages.vehicleId', '=', vehicleId)
    .where('damages.id', '=', id)
    .$if(lock, (query) => query.forUpdate('damages'))
    .executeTakeFirstOrThrow(notFound)
}

function damages(tx: Tx, companyId: number) {
  return tx
    .selectFrom('damages')
    .select([
      'damages.id',
      'damages.vehicleId',
      'damages.checkId',
      'damages.view',
      'damages.x',
      'damages.y',
      'damages.kind',
      'damages.size',
      'damages.comment',
      'damages.foundAt',
      'damages.repairedAt',
    ])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('checkPhotos')
          .select(['checkPhotos.id', 'checkPhotos.rentalId'])
          .whereRef('checkPhotos.companyId', '=', 'damages.companyId')
          .whereRef('checkPhotos.damageId', '=', 'damages.id')
          .orderBy('checkPhotos.id'),
      ).as('photos'),
    )
    .where('damages.companyId', '=', companyId)
}

/** The ids of the new damages, in their order. */
export async function insertDamages(tx: Tx, rows: Insertable<Schema['damages']>[]): Promise<number[]> {
  if (rows.length === 0) return []
  const created = await tx.insertInto('damages').values(rows).returning('id').execute()
  return created.map(({ id }) => id)
}

export async function updateDamage(tx: Tx, { companyId, id }: Place, change: Updateable<Schema['damages']>) {
  await tx.updateTable('damages').set(change).where('companyId', '=', companyId).where('id', '=', id).execute()
}
