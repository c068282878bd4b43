import { type Acting, callerCan, checkCallerCan } from '@filao/domain/access/caller'
import type { DriverRules } from '@filao/domain/fleet/driver-rules/driver-rules.schema'
import { Problem } from '@filao/domain/kernel/problem'
import { localDate } from '@filao/domain/kernel/time'
import { driversToCheck } from '@filao/domain/rentals/drivers/checked-drivers'
import { driverFaults, hasYoungDriver } from '@filao/domain/rentals/drivers/eligibility'
import type { DriverFault } from '@filao/domain/rentals/drivers/eligibility.schema'
import { exclusionFaults, namedPeople, peopleToCheck } from '@filao/domain/rentals/drivers/excluded'
import { checkDrivers, stoppingFaults } from '@filao/domain/rentals/drivers/refusal'
import type { DriversAdmission, DriversRequest, DriversVerdict } from '@filao/domain/rentals/drivers/verdict.schema'
import { isEditable } from '@filao/domain/rentals/status/status'
import { findVehicleDriverRules } from '#features/fleet/public'
import type { Tx } from '#platform/database/connect'
import { audit, difference } from '#platform/feature/audit'
import type { Caller } from '#platform/http/call'
import { unknown } from '#platform/http/unknown'
import { type LoadedRental, loadParts, lockRental } from '../record/queries.ts'
import * as queries from './driver-queries.ts'

/** The facts that decide who may drive, in a rental that is saved or not. */
type Asked = {
  companyId: number
  vehicleId: number
  driverIds: readonly number[]
  departureAgencyId: number
  arrivalAgencyId?: number | undefined
  start: string
  end: string
}

type AgencyId = 'departureAgencyId' | 'arrivalAgencyId'

/** Finds the rules that the drivers of a rental break, and the option that a young one adds. Writes nothing. */
export async function checkRentalDrivers(tx: Tx, companyId: number, wanted: DriversRequest): Promise<DriversVerdict> {
  const { customerId, additionalDriverIds = [], billedCustomerId = null, rentalId } = wanted
  const driverIds = [...(customerId === undefined ? [] : [customerId]), ...additionalDriverIds]
  const { faults: ofDrivers, youngDriverOptionId } = await judge(tx, { ...wanted, companyId, driverIds })
  const peopleIds = billedCustomerId === null ? driverIds : [...driverIds, billedCustomerId]
  const faults = [...(await findExcluded(tx, { ...wanted, companyId, peopleIds })), ...ofDrivers]
  const exceptions = rentalId === undefined ? [] : await queries.listExceptions(tx, companyId, rentalId)
  const stopping = new Set(stoppingFaults(faults, 'departure', exceptions))
  return { faults, passed: faults.map((fault) => !fault.isHint && !stopping.has(fault)), youngDriverOptionId }
}

/**
 * Returns the options of a rental with the one that a young driver adds. An unknown vehicle or agency adds none:
 * whatever checks the content names all its wrong fields together.
 */
export async function withYoungDriverOption(tx: Tx, requested: Asked, optionIds: readonly number[]): Promise<number[]> {
  const rules = await findVehicleDriverRules(tx, requested.companyId, requested.vehicleId)
  const timezone = await queries.findAgencyZone(tx, requested.companyId, requested.departureAgencyId)
  if (!rules || timezone === undefined) return [...optionIds]
  if (rules.youngDriverAge === null || rules.youngDriverOptionId === null) return [...optionIds]
  const { youngDriverOptionId: added } = await judge(tx, requested)
  return added === null || optionIds.includes(added) ? [...optionIds] : [...optionIds, added]
}

/**
 * Refuses a new rental or a change that names people who may not rent again, and a confirmation, or a change of a
 * confirmed rental, while its drivers break the rules. `before` is null for a new rental.
 */
export async function checkPeople(
  tx: Tx,
  by: LettingPass,
  before: LoadedRental | null,
  after: LoadedRental,
  now: string,
): Promise<void> {
  const driverIds = before === null ? [] : driversToCheck(before, after)
  const excluded = await findExcluded(tx, { ...after, peopleIds: peopleToCheck(before, after) })
  const ofDrivers = driverIds.length > 0 ? (await judge(tx, { ...after, driverIds })).faults : []
  if (excluded.length + ofDrivers.length === 0) return
  const exceptions = await queries.listExceptions(tx, after.companyId, after.id)
  const marks = stoppingFaults(excluded, 'confirmation', exceptions)
  const isLetPass = by.exclusionReason !== null && marks.length > 0
  if (isLetPass) await letPass(tx, by, after, { reason: by.exclusionReason ?? '', broken: marks }, now)
  checkDrivers([...(isLetPass ? [] : marks), ...stoppingFaults(ofDrivers, 'confirmation', exceptions)])
}

/** The author of a change, with an administrator's reason to rent to those who may not rent again; else null. */
export type LettingPass = { userId: number | null; exclusionReason: string | null }

/** Returns the typed reason to rent all the same where the caller may give one. */
export function mayLetPass(caller: Acting, reason: string | undefined): string | null {
  return (callerCan(caller, 'customers.exclude') && reason) || null
}

/**
 * Refuses a departure while the drivers break the rules, or lack something that a rule needs, and while one of the
 * people may not rent again.
 */
export async function checkMayDrive(
  tx: Tx,
  rental: Pick<
    LoadedRental,
    'id' | 'companyId' | 'customerId' | 'billedCustomerId' | 'additionalDriverIds' | AgencyId | 'end'
  >,
  vehicleId: number,
  now: string,
): Promise<void> {
  const driverIds = [rental.customerId, ...rental.additionalDriverIds]
  const leaving = { ...rental, vehicleId, start: now }
  const excluded = await findExcluded(tx, { ...leaving, peopleIds: namedPeople(rental) })
  const faults = [...excluded, ...(await judge(tx, { ...leaving, driverIds })).faults]
  if (faults.length === 0) return
  checkDrivers(stoppingFaults(faults, 'departure', await queries.listExceptions(tx, rental.companyId, rental.id)))
}

/**
 * Lets the drivers of a rental break the rules that they break now. The reason stays with the rental and in the audit
 * trail.
 */
export async function admitDrivers(
  tx: Tx,
  caller: Caller,
  { companyId, rentalId }: { companyId: number; rentalId: number },
  { reason, vehicleId }: DriversAdmission,
  now: string,
): Promise<DriversVerdict> {
  const locked = await lockRental(tx, companyId, rentalId)
  if (!isEditable(locked.status)) throw over()
  const rental = { ...locked, ...(await loadParts(tx, companyId, rentalId)) }
  const { start, end, departureAgencyId, arrivalAgencyId, customerId, additionalDriverIds, billedCustomerId } = rental
  const request = {
    start,
    end,
    departureAgencyId,
    arrivalAgencyId,
    customerId,
    additionalDriverIds,
    billedCustomerId,
    rentalId,
    vehicleId: vehicleId ?? rental.vehicleId,
  }
  const verdict = await checkRentalDrivers(tx, companyId, request)
  const broken = verdict.faults.filter(({ isHint }, at) => !isHint && !verdict.passed[at])
  if (broken.length === 0) return verdict
  // A program's key may let drivers pass, but no one who may not rent again.
  if (broken.some(({ rule }) => rule === 'excluded')) checkCallerCan(caller, 'customers.exclude')
  await letPass(tx, caller, { id: rentalId, companyId }, { reason, broken }, now)
  return await checkRentalDrivers(tx, companyId, request)
}

/** Stores that an administrator let these rules be broken for one rental, with the reason, also in the audit trail. */
async function letPass(
  tx: Tx,
  { userId }: Pick<Caller, 'userId'>,
  { companyId, id: rentalId }: Pick<LoadedRental, 'companyId' | 'id'>,
  { reason, broken }: { reason: string; broken: readonly DriverFault[] },
  now: string,
): Promise<void> {
  const decision = { companyId, rentalId, reason, decidedBy: userId, decidedAt: now }
  await queries.insertExceptions(
    tx,
    broken.map(({ driverId, rule, limit }) => ({ ...decision, driverId, rule, ruleLimit: limit })),
  )
  const rules = broken.map(({ driverId, name, rule, limit, day }) => ({ driverId, name, rule, limit, day }))
  const changes = difference({}, { reason, rules })
  await audit(tx, { companyId, userId, entity: 'rental', entityId: rentalId, action: 'drivers_admitted', changes })
}

type Leaving = { companyId: number; departureAgencyId: number; start: string; peopleIds: readonly number[] }

/** Finds the people of a rental whose mark is in force on the day on which it leaves. */
async function findExcluded(
  tx: Tx,
  { companyId, departureAgencyId, start, peopleIds }: Leaving,
): Promise<DriverFault[]> {
  const marked = await queries.listMarked(tx, companyId, peopleIds)
  if (marked.length === 0) return []
  const timezone = await queries.findAgencyZone(tx, companyId, departureAgencyId)
  if (timezone === undefined) throw unknown({ path: 'departureAgencyId', thing: 'agency' })
  return exclusionFaults(marked, localDate(start, timezone))
}

async function judge(
  tx: Tx,
  { companyId, vehicleId, driverIds, departureAgencyId, arrivalAgencyId, start, end }: Asked,
): Promise<{ faults: DriverFault[]; youngDriverOptionId: number | null }> {
  const rules = await findVehicleDriverRules(tx, companyId, vehicleId)
  if (!rules) throw unknown({ path: 'vehicleId', thing: 'vehicle' })
  const drivers = await queries.listDrivers(tx, companyId, driverIds)
  const timezone = await queries.findAgencyZone(tx, companyId, departureAgencyId)
  if (timezone === undefined) throw unknown({ path: 'departureAgencyId', thing: 'agency' })
  const endZone = arrivalAgencyId && (await queries.findAgencyZone(tx, companyId, arrivalAgencyId))
  const stay = { leavesOn: localDate(start, timezone), returnsOn: localDate(end, endZone || timezone) }
  return { faults: driverFaults(drivers, rules, stay), youngDriverOptionId: youngOption(rules, drivers, stay) }
}

function youngOption(
  { youngDriverAge, youngDriverOptionId }: DriverRules,
  drivers: Parameters<typeof hasYoungDriver>[0],
  stay: { leavesOn: string },
): number | null {
  return youngDriverAge !== null && hasYoungDriver(drivers, youngDriverAge, stay) ? youngDriverOptionId : null
}

function over(): Problem {
  return new Problem('invalid_transition', {
    fr: 'Cette location est terminée ou annulée\u202f: il n’y a plus de départ à accepter.',
    en: 'This rental is finished or cancelled: there is no departure left to accept.',
  })
}
