import type { CheckCreation, Stage, VehicleState } from '@filao/domain/rentals/handover/check'
import type { LastState } from '@filao/domain/rentals/handover/handover'
import { recordDamages } from '#features/fleet/public'
import type { Author } from '#platform/audit'
import type { Tx } from '#platform/database/connect'
import type { LoadedRental } from '../queries.ts'
import { insertCheck, updateVehicle } from '../write-queries.ts'
import { takePhotos } from './photo.ts'

/** What was looked at: a vehicle as it leaves or comes back in one stretch of a rental, and what is read off it. */
export type Inspection = {
  rentalId: number
  vehicleId: number
  stretch: number
  stage: Stage
  state: VehicleState & Partial<Pick<CheckCreation, 'customerSignature' | 'agentSignature'>>
  /** What the vehicle is from now on; `locationId` where it moved. */
  vehicle: LastState & { locationId?: number }
  /** Where the state stands in what was sent: `back.`, or nothing. */
  path?: string
}

/** Keeps a check with the damages that it found, its photos and signatures, and gives the vehicle its new readings. */
export async function keepInspection(tx: Tx, by: Author, inspection: Inspection, now: string): Promise<void> {
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
}

/** A rental as its audit trail keeps it: of the signatures, who signed; the strokes stay with the check. */
export function audited(rental: LoadedRental) {
  const checks = rental.checks.map((check) => {
    const { customerSignature, agentSignature } = check
    return { ...check, customerSignature: customerSignature?.by ?? null, agentSignature: agentSignature?.by ?? null }
  })
  return { ...rental, checks }
}
