import type { Damage, DamageCreation } from '@filao/domain/fleet/damage/damage.schema'
import type { Tx } from '#platform/database/connect'
import { type Author, audit, auditAll, difference } from '#platform/feature/audit'
import { loadVehicle } from '../vehicle/vehicle-queries.ts'
import { insertDamages, loadDamage, updateDamage } from './damage-queries.ts'

/** The vehicle on which damages were found, the instant, and the check that found them. */
type Finding = { vehicleId: number; checkId: number | null; foundAt: string }

/** Records a damage on a vehicle outside any rental. */
export async function noteDamage(
  tx: Tx,
  by: Author,
  vehicleId: number,
  damage: DamageCreation,
  now: string,
): Promise<Damage> {
  const { companyId } = by
  await loadVehicle(tx, companyId, vehicleId)
  const [id] = await recordDamages(tx, by, { vehicleId, checkId: null, foundAt: now }, [damage])
  return await loadDamage(tx, { companyId, vehicleId, id: id as number })
}

/** Stores damages with the vehicle on which they were found. Returns their ids, in the same order. */
export async function recordDamages(
  tx: Tx,
  by: Author,
  { vehicleId, checkId, foundAt }: Finding,
  damages: readonly DamageCreation[],
): Promise<number[]> {
  const rows = damages.map(({ view, x, y, kind, size, comment = null }) => {
    return { vehicleId, checkId, view, x, y, kind, size, comment, foundAt, foundBy: by.userId, companyId: by.companyId }
  })
  const ids = await insertDamages(tx, rows)
  const entries = ids.map((entityId, index) => {
    const { vehicleId, checkId, view, x, y, kind, size, comment } = rows[index] as (typeof rows)[number]
    const changes = difference({}, { vehicleId, checkId, view, x, y, kind, size, comment })
    return { ...by, entity: 'damage' as const, entityId, action: 'created', changes }
  })
  if (entries.length > 0) await auditAll(tx, entries)
  return ids
}

/** Marks a damage as repaired, or as not repaired. Setting the same state again changes nothing. */
export async function repairDamage(
  tx: Tx,
  by: Author,
  place: { companyId: number; vehicleId: number; id: number },
  { isRepaired }: { isRepaired: boolean },
  now: string,
): Promise<Damage> {
  const before = await loadDamage(tx, place, { lock: true })
  if (isRepaired === (before.repairedAt !== null)) return before
  const repairedAt = isRepaired ? now : null
  await updateDamage(tx, place, { repairedAt, repairedBy: isRepaired ? by.userId : null })
  const action = isRepaired ? 'repaired' : 'reopened'
  const changes = difference({ repairedAt: before.repairedAt }, { repairedAt })
  await audit(tx, { ...by, entity: 'damage', entityId: place.id, action, changes })
  return { ...before, repairedAt }
}
