import type { DriverRules } from '@filao/domain/fleet/driver-rules/driver-rules.schema'
import { Problem } from '@filao/domain/kernel/problem'
import { localDate } from '@filao/domain/kernel/time'
import { driversToCheck } from '@filao/domain/rentals/drivers/checked-drivers'
import { driverFaults, hasYoungDriver } from '@filao/domain/rentals/drivers/eligibility'
import type { DriverFault } from '@filao/domain/rentals/drivers/eligibility.schema'
import { checkDrivers, type Moment, stoppingFaults } from '@filao/domain/rentals/drivers/refusal'
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
  const { customerId, additionalDriverIds = [], rentalId } = wanted
  const driverIds = [...(customerId === undefined ? [] : [customerId]), ...additionalDriverIds]
  const { faults, youngDriverOptionId } = await judge(tx, { ...wanted, companyId, driverIds })
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

/** Refuses the confirmation of a rental, or a change of a confirmed one, while its drivers break the rules. */
export async function checkConfirmed(tx: Tx, before: LoadedRental, after: LoadedRental): Promise<void> {
  const driverIds = driversToCheck(before, after)
  if (driverIds.length > 0) await refuseDrivers(tx, { ...after, driverIds }, after.id, 'confirmation')
}

/** Refuses a departure while the drivers break the rules, or lack something that a rule needs. */
export async function checkMayDrive(
  tx: Tx,
  rental: Pick<LoadedRental, 'id' | 'companyId' | 'customerId' | 'additionalDriverIds' | AgencyId | 'end'>,
  vehicleId: number,
  now: string,
): Promise<void> {
  const driverIds = [rental.customerId, ...rental.additionalDriverIds]
  await refuseDrivers(tx, { ...rental, vehicleId, driverIds, start: now }, rental.id, 'departure')
}

/**
 * Lets the drivers of a rental break the rules that they break now. The reason stays with the rental and in the audit
 * trail.
 */
export async function admitDrivers(
  tx: Tx,
  { userId }: Pick<Caller, 'userId'>,
  { companyId, rentalId }: { companyId: number; rentalId: number },
  { reason, vehicleId }: DriversAdmission,
  now: string,
): Promise<DriversVerdict> {
  const locked = await lockRental(tx, companyId, rentalId)
  if (!isEditable(locked.status)) throw over()
  const rental = { ...locked, ...(await loadParts(tx, companyId, rentalId)) }
  const { start, end, departureAgencyId, arrivalAgencyId, customerId, additionalDriverIds } = rental
  const request = {
    start,
    end,
    departureAgencyId,
    arrivalAgencyId,
    customerId,
    additionalDriverIds,
    rentalId,
    vehicleId: vehicleId ?? rental.vehicleId,
  }
  const verdict = await checkRentalDrivers(tx, companyId, request)
  const broken = verdict.faults.filter(({ isHint }, at) => !isHint && !verdict.passed[at])
  if (broken.length === 0) return verdict
  const decision = { companyId, rentalId, reason, decidedBy: userId, decidedAt: now }
  await queries.insertExceptions(
    tx,
    broken.map(({ driverId, rule, limit }) => ({ ...decision, driverId, rule, ruleLimit: limit })),
  )
  const rules = broken.map(({ driverId, name, rule, limit, day }) => ({ driverId, name, rule, limit, day }))
  const changes = difference({}, { reason, rules })
  await audit(tx, { companyId, userId, entity: 'rental', entityId: rentalId, action: 'drivers_admitted', changes })
  return await checkRentalDrivers(tx, companyId, request)
}

async function refuseDrivers(tx: Tx, requested: Asked, rentalId: number, moment: Moment): Promise<void> {
  const { faults } = await judge(tx, requested)
  if (faults.length === 0) return
  checkDrivers(stoppingFaults(faults, moment, await queries.listExceptions(tx, requested.companyId, rentalId)))
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
