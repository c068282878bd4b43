import type { Language } from '@filao/domain/kernel/language.schema'
import { inCents } from '@filao/domain/kernel/money'
import { localDate } from '@filao/domain/kernel/time'
import { deadlineName } from '@filao/domain/upkeep/deadline'
import type { RecordedVisit, VisitCreation } from '@filao/domain/upkeep/deadline.schema'
import { doneDeadline, emissionsAfter } from '@filao/domain/upkeep/due'
import { createUnavailability, loadVehicle } from '#features/fleet/public'
import type { Tx } from '#platform/database/connect'
import { type Author, audit, auditChange, difference } from '#platform/feature/audit'
import { fieldsOf, loadDeadline, zoneOf } from './deadline.ts'
import { type DeadlineKey, lockDeadline, lockEmissions, updateDeadline } from './queries.ts'
import { insertVisit } from './visit-queries.ts'

/** The instant at which a visit is recorded, and the language of the person who records it. */
type Asked = { now: string; language: Language }

/**
 * Records that a deadline was done and sets the next one; an inspection also moves the emissions check. The vehicle is
 * taken out of rental for the visit where that is asked.
 */
export async function recordVisit(
  tx: Tx,
  by: Author,
  key: DeadlineKey,
  visit: VisitCreation,
  { now, language }: Asked,
): Promise<RecordedVisit> {
  const { companyId, vehicleId, id } = key
  const vehicle = await loadVehicle(tx, companyId, vehicleId)
  if (visit.unavailability) await takeAway(tx, by, key, visit.unavailability, { now, language })
  const before = fieldsOf(await lockDeadline(tx, key))
  const today = localDate(now, await zoneOf(tx, companyId))
  const after = doneDeadline(before, visit, { ...vehicle, today })
  const { doneOn, place = null, note = null, costCents = null } = inCents(visit)
  const done = { doneOn, odometer: visit.odometer ?? null, costCents, place, note }
  const { kind, name } = before
  const visitId = await insertVisit(tx, {
    companyId,
    vehicleId,
    deadlineId: id,
    kind,
    name,
    ...done,
    recordedBy: by.userId,
  })
  await updateDeadline(tx, key, after)
  const changes = difference(before, { ...after, ...done })
  await audit(tx, { ...by, entity: 'deadline', entityId: id, action: 'done', changes })
  if (kind === 'inspection') {
    for (const { id: emissionsId, vehicleId: _, ...check } of await lockEmissions(tx, companyId, vehicleId)) {
      const next = emissionsAfter(doneOn, check, vehicle)
      await updateDeadline(tx, { companyId, id: emissionsId }, next)
      await auditChange(tx, { ...by, entity: 'deadline', entityId: emissionsId }, check, next)
    }
  }
  return { ...(await loadDeadline(tx, key, now)), visitId }
}

/** Takes the vehicle out of rental for a visit, under the name of its deadline. */
async function takeAway(
  tx: Tx,
  by: Author,
  key: DeadlineKey,
  period: { start: string; end: string },
  { now, language }: Asked,
): Promise<void> {
  const description = deadlineName(await loadDeadline(tx, key, now))[language]
  await createUnavailability(tx, by, key.vehicleId, { ...period, description }, now)
}
