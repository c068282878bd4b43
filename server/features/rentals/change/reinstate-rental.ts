import { isTakenBack } from '@filao/domain/ledger/charges'
import { checkNothingArchived } from '@filao/domain/rentals/archived-parts'
import { checkTakenBack } from '@filao/domain/rentals/cancellation/cancellation'
import { updateRental as updateRentalCall } from '@filao/domain/rentals/contract'
import { checkNotLapsed } from '@filao/domain/rentals/status/lapse'
import { storeCharge } from '#features/ledger/public'
import type { Tx } from '#platform/database/connect'
import { deleteUnsentMailsOfRental } from '#platform/database/tables/sent-mails'
import { audit } from '#platform/feature/audit'
import { lockEntity } from '#platform/http/versions'
import type { RentalAuthor } from '../mail/queue-mail.ts'
import { keepNamedParts } from '../record/named-queries.ts'
import { occupy } from '../record/occupy.ts'
import { loadOwed } from '../record/owed-queries.ts'
import { type LoadedRental, loadRental, lockRental } from '../record/queries.ts'
import { rentalChanges } from '../record/rental-changes.ts'
import { updateRental } from '../record/write-queries.ts'

/**
 * Takes a cancellation back: the rental is as it was, holds its vehicle again, owes no fee, and the mail about the
 * cancellation never leaves. Throws `vehicle_taken` when the vehicle was given away meanwhile.
 */
export async function reinstateRental(
  tx: Tx,
  by: RentalAuthor,
  { companyId, id }: { companyId: number; id: number },
  now: string,
) {
  await lockEntity(tx, updateRentalCall, { companyId, id })
  const locked = await lockRental(tx, companyId, id)
  const status = checkTakenBack(locked, now)
  checkNotLapsed({ ...locked, status }, 'pending', now)
  await updateRental(tx, companyId, id, {
    status,
    cancelledAt: null,
    cancelledFrom: null,
    cancellationReason: null,
    cancellationComment: null,
  })
  const reinstated = await loadRental(tx, companyId, id)
  checkNothingArchived(await keepNamedParts(tx, reinstated))
  await occupy(tx, { ...reinstated, ...locked }, reinstated, now)
  await deleteUnsentMailsOfRental(tx, companyId, id, ['refused', 'cancelled'])
  await takeFeeBack(tx, by, reinstated, now)
  const after = await loadRental(tx, companyId, id)
  const before = { ...after, ...locked }
  const changes = rentalChanges(before, after)
  await audit(tx, { companyId, userId: by.userId, entity: 'rental', entityId: id, action: 'reinstated', changes })
  return after
}

/** Takes the fee of the cancellation back, in full and with the same reason. */
async function takeFeeBack(tx: Tx, by: RentalAuthor, { companyId, id, charges }: LoadedRental, now: string) {
  for (const { id: correctsChargeId, kind, amountCents, reason, correctsChargeId: corrects } of charges) {
    if (corrects !== null || isTakenBack({ id: correctsChargeId }, charges)) continue
    const correction = { kind, amountCents, reason, correctsChargeId }
    await storeCharge(tx, by.userId, await loadOwed(tx, companyId, id), correction, now)
  }
}
