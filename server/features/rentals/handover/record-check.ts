import type { Acting } from '@filao/domain/access/caller'
import type { CheckCreation } from '@filao/domain/rentals/check/check.schema'
import { handOver } from '@filao/domain/rentals/handover/handover'
import { checkProofs } from '@filao/domain/rentals/handover/missing-from-check'
import { stretchOf } from '@filao/domain/rentals/stretch'
import { loadCompany } from '#features/company/public'
import { vehicleTaken } from '#features/fleet/public'
import { checkDeparture } from '#features/upkeep/public'
import type { Tx } from '#platform/database/connect'
import { audit } from '#platform/feature/audit'
import { storeDocument } from '../document/kept-document.ts'
import { checkMayDrive } from '../drivers/drivers.ts'
import { notifyOfMove, type RentalAuthor } from '../mail/queue-mail.ts'
import { occupy } from '../record/occupy.ts'
import { loadRental, lockRentalWithParts } from '../record/queries.ts'
import { rentalReturnedJob } from '../record/returned.ts'
import { findOngoing, updateRental } from '../record/write-queries.ts'
import { inspectionChanges, storeInspection } from './inspection.ts'

/**
 * Records that the vehicle left or came back. A repetition changes nothing; a check without a signature or photos that
 * the company requires is refused, and so is a departure with an overdue inspection or insurance, or with drivers who
 * break the rules.
 */
export async function recordCheck(
  tx: Tx,
  { authorKind, userId, acting, enqueue }: RentalAuthor & { acting: Acting },
  { companyId, rentalId }: { companyId: number; rentalId: number },
  check: CheckCreation,
  now: string,
) {
  const before = await lockRentalWithParts(tx, companyId, rentalId)
  const handover = handOver(before, check, now)
  if (!handover) return await loadRental(tx, companyId, rentalId)
  checkProofs(check, await loadCompany(tx, companyId))
  const { vehicle, ...change } = handover
  const { vehicleId } = before
  if (change.status === 'ongoing') {
    await checkIsBack(tx, companyId, vehicleId, before.departureAgency.timezone)
    const departure = { companyId, vehicleId, rentalId, reason: check.overdueReason, path: 'overdueReason' }
    await checkDeparture(tx, { userId, acting }, departure, now)
    await checkMayDrive(tx, before, vehicleId, now)
  }
  const by = { companyId, authorKind, userId }
  await updateRental(tx, companyId, rentalId, change)
  const state = { ...check, isSignedOnPaper: check.isSignedOnPaper ?? false }
  const inspection = { rentalId, vehicleId, stretch: stretchOf(before), stage: check.stage, state, vehicle }
  const checkId = await storeInspection(tx, by, inspection, now)
  const after = await loadRental(tx, companyId, rentalId)
  await occupy(tx, before, after, now)
  await storeDocument(tx, before, after, by, now)
  const action = check.stage === 'delivery' ? 'delivered' : 'returned'
  const changes = inspectionChanges(before, after, [checkId])
  await audit(tx, { ...by, entity: 'rental', entityId: rentalId, action, changes })
  // A vehicle leaves and comes back whatever was mailed before.
  await notifyOfMove(tx, { ...by, enqueue }, before, after, now, { isMailed: true, isAutomatic: true, line: null })
  if (after.status === 'done') await enqueue(tx, rentalReturnedJob, { companyId, rentalId })
  return after
}

/** Throws when the vehicle is still out with another rental, even if that one should be over. */
export async function checkIsBack(tx: Tx, companyId: number, vehicleId: number, timezone: string): Promise<void> {
  const other = await findOngoing(tx, companyId, vehicleId)
  if (other) throw vehicleTaken({ ...other, rentalId: other.id, timezone })
}
