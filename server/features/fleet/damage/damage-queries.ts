import { DamageFields } from '@filao/domain/fleet/damage/damage.schema'
import { fieldNames } from '@filao/domain/kernel/stored'
import { type Insertable, sql, type Updateable } from 'kysely'
import type { Tx } from '#platform/database/connect'
import type { Schema } from '#platform/database/schema'
import { notFound } from '#platform/http/problems'
import { photosOfDamage } from './damage-photo-queries.ts'

type DamageKey = { companyId: number; vehicleId: number; id: number }

/** Lists a vehicle's damages, unrepaired ones first, then the latest first. */
export async function listDamages(tx: Tx, companyId: number, vehicleId: number) {
  return await damages(tx, companyId)
    .where('damages.vehicleId', '=', vehicleId)
    .orderBy(sql`repaired_at is not null`)
    .orderBy('damages.foundAt', 'desc')
    .orderBy('damages.id', 'desc')
    .execute()
}

/** Loads a damage of a vehicle, or throws 404. With `lock`, nobody else changes it before the transaction ends. */
export async function loadDamage(tx: Tx, { companyId, vehicleId, id }: DamageKey, { lock = false } = {}) {
  return await damages(tx, companyId)
    .where('damages.vehicleId', '=', vehicleId)
    .where('damages.id', '=', id)
    .$if(lock, (query) => query.forUpdate('damages'))
    .executeTakeFirstOrThrow(notFound)
}

function damages(tx: Tx, companyId: number) {
  return tx
    .selectFrom('damages')
    .select(['damages.id', 'damages.vehicleId', 'damages.checkId', ...columns, 'damages.foundAt', 'damages.repairedAt'])
    .select((damage) => photosOfDamage(damage).as('photos'))
    .where('damages.companyId', '=', companyId)
}

const columns = fieldNames(DamageFields).map((name) => `damages.${name}` as const)

/** Inserts the damages and returns their ids, in the same order. */
export async function insertDamages(tx: Tx, rows: Insertable<Schema['damages']>[]): Promise<number[]> {
  if (rows.length === 0) return []
  const created = await tx.insertInto('damages').values(rows).returning('id').execute()
  return created.map(({ id }) => id)
}

export async function updateDamage(tx: Tx, { companyId, id }: DamageKey, change: Updateable<Schema['damages']>) {
  await tx.updateTable('damages').set(change).where('companyId', '=', companyId).where('id', '=', id).execute()
}
