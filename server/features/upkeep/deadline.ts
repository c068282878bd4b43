import type { CountryCode } from '@filao/domain/company/territories'
import { territories } from '@filao/domain/company/territories'
import { inCents } from '@filao/domain/kernel/money'
import { fieldNames } from '@filao/domain/kernel/stored'
import { localDate } from '@filao/domain/kernel/time'
import {
  type Deadline,
  type DeadlineChange,
  type DeadlineCreation,
  DeadlineFields,
  type DeadlineState,
  type StoredDeadline,
  type VehicleDeadline,
  type VisitCreation,
} from '@filao/domain/upkeep/deadline'
import { changedDeadline, doneDeadline, newDeadline } from '@filao/domain/upkeep/due'
import { byExpectedDay, deadlineState, estimatedOn } from '@filao/domain/upkeep/state'
import { loadCompany } from '#features/company/public'
import { loadVehicle } from '#features/fleet/public'
import { type Author, audit, auditChange, difference } from '#platform/audit'
import type { Tx } from '#platform/database/connect'
import { notFound } from '#platform/http/problems'
import * as queries from './queries.ts'

/** Reads the deadlines of the company, of one vehicle or just one, in the order in which they are expected. */
export async function readDeadlines(
  tx: Tx,
  companyId: number,
  {
    now,
    states,
    ...only
  }: { now: string; states?: readonly DeadlineState[] | undefined; vehicleId?: number; id?: number },
): Promise<VehicleDeadline[]> {
  const timezone = await zoneOf(tx, companyId)
  const today = localDate(now, timezone)
  const rows = await queries.listDeadlines(tx, companyId, { now, timezone }, only)
  return rows
    .map(({ readings, ...deadline }) => {
      const at = { today, odometer: deadline.vehicle.odometer, readings }
      return { ...deadline, state: deadlineState(deadline, at), estimatedOn: estimatedOn(deadline, at) }
    })
    .filter(({ state }) => !states || states.includes(state))
    .sort(byExpectedDay)
}

/** Loads a deadline of a vehicle, or throws 404. */
export async function loadDeadline(tx: Tx, key: queries.DeadlineKey, now: string): Promise<Deadline> {
  const { companyId, vehicleId, id } = key
  const [deadline] = await readDeadlines(tx, companyId, { now, vehicleId, id })
  return deadline ?? Promise.reject(notFound())
}

/** Adds a deadline to a vehicle; what is due is computed unless it was sent. */
export async function createDeadline(
  tx: Tx,
  by: Author,
  vehicleId: number,
  wanted: DeadlineCreation,
  now: string,
): Promise<Deadline> {
  const { companyId } = by
  const deadline = newDeadline(wanted, await loadVehicle(tx, companyId, vehicleId))
  const id = await queries.insertDeadline(tx, { companyId, vehicleId, ...deadline })
  const changes = difference({}, { vehicleId, ...deadline })
  await audit(tx, { ...by, entity: 'deadline', entityId: id, action: 'created', changes })
  return await loadDeadline(tx, { companyId, vehicleId, id }, now)
}

/** Changes a deadline. A new last time or step moves what is due. */
export async function changeDeadline(
  tx: Tx,
  by: Author,
  key: queries.DeadlineKey,
  wanted: DeadlineChange,
  now: string,
): Promise<Deadline> {
  const vehicle = await loadVehicle(tx, key.companyId, key.vehicleId)
  const before = fieldsOf(await queries.lockDeadline(tx, key))
  const after = changedDeadline(before, wanted, vehicle)
  await queries.updateDeadline(tx, key, after)
  await auditChange(tx, { ...by, entity: 'deadline', entityId: key.id }, before, after)
  return await loadDeadline(tx, key, now)
}

/** Removes a deadline. What was done for it stays with the vehicle. */
export async function removeDeadline(tx: Tx, by: Author, key: queries.DeadlineKey): Promise<void> {
  const before = await queries.lockDeadline(tx, key)
  await queries.deleteDeadline(tx, key)
  const values = Object.entries({ ...fieldsOf(before), vehicleId: key.vehicleId })
  const changes = Object.fromEntries(values.map(([name, value]) => [name, [value, null] as [unknown, null]]))
  await audit(tx, { ...by, entity: 'deadline', entityId: key.id, action: 'deleted', changes })
}

/** Records that a deadline was done and sets the next one. */
export async function recordVisit(
  tx: Tx,
  by: Author,
  key: queries.DeadlineKey,
  visit: VisitCreation,
  now: string,
): Promise<Deadline> {
  const { companyId, vehicleId, id } = key
  const vehicle = await loadVehicle(tx, companyId, vehicleId)
  const before = fieldsOf(await queries.lockDeadline(tx, key))
  const today = localDate(now, await zoneOf(tx, companyId))
  const after = doneDeadline(before, visit, { ...vehicle, today })
  const { doneOn, place = null, note = null, costCents = null } = inCents(visit)
  const done = { doneOn, odometer: visit.odometer ?? null, costCents, place, note }
  const { kind, name } = before
  await queries.insertVisit(tx, { companyId, vehicleId, deadlineId: id, kind, name, ...done, recordedBy: by.userId })
  await queries.updateDeadline(tx, key, after)
  const changes = difference(before, { ...after, ...done })
  await audit(tx, { ...by, entity: 'deadline', entityId: id, action: 'done', changes })
  return await loadDeadline(tx, key, now)
}

async function zoneOf(tx: Tx, companyId: number): Promise<string> {
  const { countryCode } = await loadCompany(tx, companyId)
  return territories[countryCode as CountryCode].timezone
}

function fieldsOf(deadline: StoredDeadline): StoredDeadline {
  return Object.fromEntries(fieldNames(DeadlineFields).map((name) => [name, deadline[name]])) as StoredDeadline
}
