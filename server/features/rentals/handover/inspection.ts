import type { Stage } from '@filao/domain/rentals/check/check'
import type { CheckCreation, VehicleState } from '@filao/domain/rentals/check/check.schema'
import type { LastState } from '@filao/domain/rentals/handover/handover'
import { recordDamages, updateVehicle } from '#features/fleet/public'
import type { Tx } from '#platform/database/connect'
import type { Author } from '#platform/feature/audit'
import type { LoadedRental, RentalWithParts } from '../record/queries.ts'
import { rentalChanges } from '../record/rental-changes.ts'
import { insertCheck } from '../record/write-queries.ts'
import { takePhotos } from './photo.ts'

/** The input of a check: the vehicle as it leaves or comes back in one part of a rental, and its readings. */
type Inspection = {
  rentalId: number
  vehicleId: number
  stretch: number
  stage: Stage
  state: VehicleState & Partial<Pick<CheckCreation, 'customerSignature' | 'agentSignature' | 'isSignedOnPaper'>>
  /** The new state of the vehicle; `locationId` when it moved to another agency. */
  vehicle: LastState & { locationId?: number }
  /** The path of the state in the body: `back.`, or empty. */
  path?: string
}

/**
 * Stores a check with its damages, photos and signatures, and updates the vehicle's readings. Returns the id of the
 * check.
 */
export async function storeInspection(tx: Tx, by: Author, inspection: Inspection, now: string): Promise<number> {
  const { rentalId, vehicleId, stretch, stage, state, vehicle, path = '' } = inspection
  const { companyId, userId } = by
  const { damages = [], photoIds = [], customerSignature, agentSignature } = state
  const checkId = await insertCheck(tx, {
    companyId,
    rentalId,
    vehicleId,
    stretch,
    stage,
    odometer: state.odometer,
    fuelLevel: vehicle.fuelLevel,
    comments: state.comments ?? null,
    customerSignature: customerSignature ? JSON.stringify(customerSignature) : null,
    agentSignature: agentSignature ? JSON.stringify(agentSignature) : null,
    signedOnPaper: state.isSignedOnPaper ?? null,
    recordedAt: now,
    recordedBy: userId,
  })
  const damageIds = await recordDamages(tx, by, { vehicleId, checkId, foundAt: now }, damages)
  const ofDamages = damages.map(({ photoIds: ids = [] }, index) => {
    return { path: `${path}damages.${index}.photoIds`, ids, damageId: damageIds[index] as number }
  })
  const ofVehicle = { path: `${path}photoIds`, ids: photoIds, damageId: null }
  await takePhotos(tx, { companyId, rentalId }, checkId, [...ofDamages, ofVehicle])
  await updateVehicle(tx, companyId, vehicleId, vehicle)
  return checkId
}

/** Returns the changes of a rental for its audit trail, among them the checks just stored. */
export function inspectionChanges(before: RentalWithParts, after: LoadedRental, checkIds: readonly number[]) {
  const checks = after.checks.filter(({ id }) => !checkIds.includes(id))
  return rentalChanges({ ...after, ...before, checks }, after)
}
