import { checkUnused } from '@filao/domain/company/unfinished-rentals'
import { defaultFuelMax, formatFuelLevel } from '@filao/domain/fleet/vehicle/fuel-level'
import { formatPlate, isSivPlate, normalisePlate, plateFormatProblem } from '@filao/domain/fleet/vehicle/plate'
import { checkListedValues } from '@filao/domain/fleet/vehicle/powertrain'
import type { Vehicle, VehicleChange, VehicleCreation } from '@filao/domain/fleet/vehicle/vehicle.schema'
import { fieldConflict, fieldProblem, type Problem } from '@filao/domain/kernel/problem'
import { requireRoom } from '#features/billing/public'
import { findUnfinishedRentals, keepAgency } from '#features/company/public'
import type { Tx } from '#platform/database/connect'
import { findUses } from '#platform/database/references'
import { withoutUndefined } from '#platform/database/without-undefined'
import { type Author, audit, auditChange } from '#platform/feature/audit'
import { keepCategory } from '../catalogue/category-queries.ts'
import { lockVehicle } from '../occupancy/occupancy-queries.ts'
import * as queries from './vehicle-queries.ts'

/** Creates a vehicle, with a full tank unless its level is given. */
export async function createVehicle(tx: Tx, by: Author, wanted: VehicleCreation): Promise<Vehicle> {
  const plate = checkPlate(wanted.registrationNumber, wanted.allowOtherFormat ?? false)
  checkListedValues(wanted)
  await requireRoom(tx, by.companyId, 'vehicles')
  await keepAssigned(tx, by, wanted)
  const [created] = await queries.insertVehicles(tx, [storedVehicle(by, wanted, plate)])
  const id = created?.id
  if (id === undefined) throw plateTaken(plate)
  await audit(tx, { ...by, entity: 'vehicle', entityId: id, action: 'created' })
  return await queries.loadVehicle(tx, by.companyId, id)
}

/** Returns the row of a new vehicle, with a full tank unless its level is given. */
export function storedVehicle({ companyId }: Author, wanted: VehicleCreation, plate: string) {
  const { allowOtherFormat: _, ...fields } = withoutUndefined(wanted)
  const full = formatFuelLevel({ level: defaultFuelMax, max: defaultFuelMax })
  return { fuelLevel: full, ...fields, registrationNumber: plate, companyId }
}

/** Changes a vehicle. An unchanged plate is accepted in any form. */
export async function updateVehicle(tx: Tx, by: Author, id: number, wanted: VehicleChange): Promise<Vehicle> {
  const { registrationNumber, allowOtherFormat = false, ...fields } = wanted
  const stored = await lockVehicle(tx, by.companyId, id)
  await keepAssigned(tx, by, fields, stored)
  const before = await queries.loadVehicle(tx, by.companyId, id)
  checkListedValues(fields, before)
  const plate = normalisePlate(registrationNumber ?? stored.registrationNumber)
  if (registrationNumber !== undefined && plate !== stored.registrationNumber) {
    checkPlate(registrationNumber, allowOtherFormat)
    if (await queries.isPlateTaken(tx, by.companyId, plate, id)) throw plateTaken(plate)
  }
  await queries.updateVehicle(tx, by.companyId, id, { ...withoutUndefined(fields), registrationNumber: plate })
  const after = await queries.loadVehicle(tx, by.companyId, id)
  await auditChange(tx, { ...by, entity: 'vehicle', entityId: id }, before, after)
  return after
}

/** Removes a vehicle, or archives it when rentals refer to it. Refused while an unfinished rental names it. */
export async function deleteVehicle(tx: Tx, by: Author, id: number, now: string): Promise<void> {
  const { registrationNumber } = await lockVehicle(tx, by.companyId, id)
  const name = formatPlate(registrationNumber)
  checkUnused({ kind: 'vehicle', name }, await findUnfinishedRentals(tx, by.companyId, 'vehicle', id))
  const { isUsed } = await findUses(tx, 'vehicles', by.companyId, id)
  if (isUsed) await queries.archiveVehicle(tx, by.companyId, id, now)
  else await queries.deleteVehicle(tx, by.companyId, id)
  await audit(tx, { ...by, entity: 'vehicle', entityId: id, action: isUsed ? 'archived' : 'deleted' })
}

type Assignment = Pick<VehicleChange, 'categoryId' | 'locationId'>

/** Checks that a new agency or category of a vehicle is not archived. The ones that it already has may be archived. */
async function keepAssigned(
  tx: Tx,
  by: Author,
  { categoryId, locationId }: Assignment,
  stored: Assignment = {},
): Promise<void> {
  const { companyId } = by
  const isOther = (id: number | undefined, now?: number): id is number => id !== undefined && id !== now
  if (isOther(categoryId, stored.categoryId)) await keepCategory(tx, companyId, categoryId, 'categoryId')
  if (isOther(locationId, stored.locationId)) await keepAgency(tx, companyId, locationId, 'locationId')
}

/**
 * Returns the plate as stored. A form other than AA-123-AA needs the user's confirmation, and every plate needs letters
 * or digits.
 */
export function checkPlate(text: string, allowOtherFormat: boolean): string {
  const plate = normalisePlate(text)
  if (isSivPlate(text) || (allowOtherFormat && plate)) return plate
  throw fieldProblem('registrationNumber', 'pattern', plateFormatProblem)
}

/** Returns the refusal of a plate that another vehicle has. */
export function plateTaken(plate: string): Problem {
  return fieldConflict('registrationNumber', 'taken', {
    fr: `Un véhicule est déjà immatriculé ${formatPlate(plate)}.`,
    en: `A vehicle already has the registration number ${formatPlate(plate)}.`,
  })
}
