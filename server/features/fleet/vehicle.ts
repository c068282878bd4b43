import { defaultFuelMax, formatFuelLevel } from '@filao/domain/fleet/fuel-level'
import { formatPlate, isSivPlate, normalisePlate, plateFormatProblem } from '@filao/domain/fleet/plate'
import type { Vehicle, VehicleChange, VehicleCreation } from '@filao/domain/fleet/vehicle'
import { fieldProblem, Problem } from '@filao/domain/kernel/problem'
import { keepRoom } from '#features/billing/public'
import { keepAgency } from '#features/company/public'
import { type Author, audit, auditChange } from '#platform/audit'
import type { Tx } from '#platform/database/connect'
import { given } from '#platform/database/given'
import { keepCategory } from './category-queries.ts'
import { lockVehicle } from './occupancy-queries.ts'
import * as queries from './vehicle-queries.ts'

/** Creates a vehicle, with a full tank unless its level is given. */
export async function createVehicle(tx: Tx, by: Author, wanted: VehicleCreation): Promise<Vehicle> {
  const { registrationNumber, allowOtherFormat = false, ...fields } = wanted
  const plate = checkPlate(registrationNumber, allowOtherFormat)
  await keepRoom(tx, by.companyId, 'vehicles')
  await keepPlace(tx, by, fields)
  const id = await queries.insertVehicle(tx, {
    fuelLevel: formatFuelLevel({ level: defaultFuelMax, max: defaultFuelMax }),
    ...given(fields),
    registrationNumber: plate,
    companyId: by.companyId,
  })
  if (id === undefined) throw plateTaken(plate)
  await audit(tx, { ...by, entity: 'vehicle', entityId: id, action: 'created' })
  return await queries.loadVehicle(tx, by.companyId, id)
}

/** Changes a vehicle. A plate that stays as it is is accepted in whatever form it was. */
export async function changeVehicle(tx: Tx, by: Author, id: number, wanted: VehicleChange): Promise<Vehicle> {
  const { registrationNumber, allowOtherFormat = false, ...fields } = wanted
  await keepPlace(tx, by, fields)
  const stored = await lockVehicle(tx, by.companyId, id)
  const before = await queries.loadVehicle(tx, by.companyId, id)
  const plate = normalisePlate(registrationNumber ?? stored.registrationNumber)
  if (registrationNumber !== undefined && plate !== stored.registrationNumber) {
    checkPlate(registrationNumber, allowOtherFormat)
    if (await queries.isPlateTaken(tx, by.companyId, plate, id)) throw plateTaken(plate)
  }
  await queries.updateVehicle(tx, by.companyId, id, { ...given(fields), registrationNumber: plate })
  const after = await queries.loadVehicle(tx, by.companyId, id)
  await auditChange(tx, { ...by, entity: 'vehicle', entityId: id }, before, after)
  return after
}

/** Removes a vehicle, or archives it where rentals refer to it. Refused while a rental holds it. */
export async function removeVehicle(tx: Tx, by: Author, id: number, now: string): Promise<void> {
  const { registrationNumber } = await lockVehicle(tx, by.companyId, id)
  const { heldBy, hasHistory } = await queries.findVehicleUses(tx, by.companyId, id)
  if (heldBy) {
    const plate = formatPlate(registrationNumber)
    throw new Problem('conflict', {
      fr: `La location ${heldBy} retient le véhicule ${plate}\u202f: il ne peut pas être supprimé.`,
      en: `Rental ${heldBy} holds the vehicle ${plate}: it cannot be deleted.`,
    })
  }
  if (hasHistory) await queries.archiveVehicle(tx, by.companyId, id, now)
  else await queries.deleteVehicle(tx, by.companyId, id)
  await audit(tx, { ...by, entity: 'vehicle', entityId: id, action: hasHistory ? 'archived' : 'deleted' })
}

/** A vehicle stands at an agency and in a category that are not archived. */
async function keepPlace(tx: Tx, by: Author, place: Pick<VehicleChange, 'categoryId' | 'locationId'>): Promise<void> {
  if (place.categoryId !== undefined) await keepCategory(tx, by.companyId, place.categoryId)
  if (place.locationId !== undefined) await keepAgency(tx, by.companyId, place.locationId)
}

/** The plate as stored. Another form than AA-123-AA asks for the user's confirmation; no plate is without letters and digits. */
function checkPlate(text: string, allowOtherFormat: boolean): string {
  const plate = normalisePlate(text)
  if (isSivPlate(text) || (allowOtherFormat && plate)) return plate
  throw fieldProblem('registrationNumber', 'pattern', plateFormatProblem)
}

function plateTaken(plate: string): Problem {
  return new Problem('conflict', {
    fr: `Un véhicule est déjà immatriculé ${formatPlate(plate)}.`,
    en: `A vehicle already has the registration number ${formatPlate(plate)}.`,
  })
}
