import type { FineHolder, FineLookup } from '@filao/domain/fines/fine.schema'
import { awayAt, holderAt, likeliest, minuteOf } from '@filao/domain/fines/lookup'
import { normalisePlate } from '@filao/domain/fleet/vehicle/plate'
import { listCustomersById } from '#features/customers/public'
import type { Tx } from '#platform/database/connect'
import * as queries from './lookup-queries.ts'

const nobody: FineHolder = { vehicle: null, rental: null, drivers: [], unavailability: null }

/** Finds who had the vehicle with a plate in the minute of a notice. */
export async function lookUpFine(
  tx: Tx,
  companyId: number,
  { registrationNumber, at }: FineLookup,
): Promise<FineHolder> {
  const plate = normalisePlate(registrationNumber)
  const vehicles = likeliest(await queries.listPlateHistories(tx, companyId, plate), plate, at)
  const [first] = vehicles
  if (!first) return nobody
  const minute = minuteOf(at)
  for (const { vehicleId } of vehicles) {
    const held = holderAt(await queries.listHolders(tx, companyId, vehicleId, minute), vehicleId, at)
    if (!held) continue
    const vehicle = await queries.findVehicle(tx, companyId, vehicleId)
    return { ...nobody, vehicle, ...(await withDrivers(tx, companyId, held.id, minute.start)) }
  }
  const { vehicleId } = first
  return {
    ...nobody,
    vehicle: await queries.findVehicle(tx, companyId, vehicleId),
    unavailability: awayAt(await queries.listAways(tx, companyId, vehicleId, minute), at),
  }
}

async function withDrivers(
  tx: Tx,
  companyId: number,
  rentalId: number,
  at: string,
): Promise<Pick<FineHolder, 'rental' | 'drivers'>> {
  const { rental, personIds } = await queries.findRental(tx, companyId, rentalId)
  const removedIds = await queries.listRemovedDrivers(tx, companyId, rentalId, at)
  const ids = [...new Set([...personIds, ...removedIds])]
  const people = await listCustomersById(tx, companyId, ids, { withArchived: true })
  const byId = new Map(people.map((person) => [person.id, person]))
  return { rental, drivers: ids.flatMap((id) => byId.get(id) ?? []) }
}
