import { territories } from '@filao/domain/company/territories'
import type { CountryCode } from '@filao/domain/company/territories.schema'
import { fieldNames } from '@filao/domain/kernel/stored'
import { localDate } from '@filao/domain/kernel/time'
import type { DeadlineState } from '@filao/domain/upkeep/deadline'
import {
  type Deadline,
  type DeadlineChange,
  type DeadlineCreation,
  DeadlineFields,
  type StoredDeadline,
  type VehicleDeadline,
} from '@filao/domain/upkeep/deadline.schema'
import { changedDeadline, checkLastOn, newDeadline } from '@filao/domain/upkeep/due'
import { byExpectedDay, deadlineState, estimatedOn } from '@filao/domain/upkeep/state'
import { loadCompany } from '#features/company/public'
import { loadVehicle } from '#features/fleet/public'
import type { Tx } from '#platform/database/connect'
import { type Author, audit, auditChange, difference, removal } from '#platform/feature/audit'
import { notFound } from '#platform/http/problems'
import { unknown } from '#platform/http/unknown'
import * as queries from './queries.ts'
import { findTemplate } from './template-queries.ts'

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
  checkLastOn(wanted.lastOn, localDate(now, await zoneOf(tx, companyId)))
  const vehicle = await loadVehicle(tx, companyId, vehicleId)
  if (wanted.templateId) await keepTemplate(tx, companyId, { id: wanted.templateId, categoryId: vehicle.categoryId })
  const deadline = newDeadline(wanted, vehicle)
  const id = await queries.insertDeadline(tx, { companyId, vehicleId, ...deadline })
  const changes = difference({}, { vehicleId, ...deadline })
  await audit(tx, { ...by, entity: 'deadline', entityId: id, action: 'created', changes })
  return await loadDeadline(tx, { companyId, vehicleId, id }, now)
}

/** Changes a deadline. A new last time or step moves what is due. */
export async function updateDeadline(
  tx: Tx,
  by: Author,
  key: queries.DeadlineKey,
  wanted: DeadlineChange,
  now: string,
): Promise<Deadline> {
  const vehicle = await loadVehicle(tx, key.companyId, key.vehicleId)
  const before = fieldsOf(await queries.lockDeadline(tx, key))
  if (wanted.lastOn !== before.lastOn) checkLastOn(wanted.lastOn, localDate(now, await zoneOf(tx, key.companyId)))
  const after = changedDeadline(before, wanted, vehicle)
  await queries.updateDeadline(tx, key, after)
  await auditChange(tx, { ...by, entity: 'deadline', entityId: key.id }, before, after)
  return await loadDeadline(tx, key, now)
}

/** Removes a deadline. What was done for it stays with the vehicle. */
export async function deleteDeadline(tx: Tx, by: Author, key: queries.DeadlineKey): Promise<void> {
  const before = await queries.lockDeadline(tx, key)
  await queries.deleteDeadline(tx, key)
  const changes = removal({ ...fieldsOf(before), vehicleId: key.vehicleId })
  await audit(tx, { ...by, entity: 'deadline', entityId: key.id, action: 'deleted', changes })
}

/** Returns the time zone by which the company counts days. */
export async function zoneOf(tx: Tx, companyId: number): Promise<string> {
  const { countryCode } = await loadCompany(tx, companyId)
  return territories[countryCode as CountryCode].timezone
}

/** Returns the values of a deadline without its place and state. */
export function fieldsOf(deadline: StoredDeadline): StoredDeadline {
  return Object.fromEntries(fieldNames(DeadlineFields).map((name) => [name, deadline[name]])) as StoredDeadline
}

/** Keeps a template of the vehicle's category from being removed meanwhile, or throws 404 with its field. */
async function keepTemplate(tx: Tx, companyId: number, wanted: { id: number; categoryId: number }): Promise<void> {
  const template = await findTemplate(tx, companyId, wanted.id)
  if (template?.categoryId !== wanted.categoryId) throw unknown({ path: 'templateId', thing: 'template' })
}
