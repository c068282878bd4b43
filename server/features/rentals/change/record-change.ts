import { checkNothingArchived } from '@filao/domain/rentals/archived-parts'
import type { RentalStatus } from '@filao/domain/rentals/status/status.schema'
import { audit } from '#platform/feature/audit'
import { storeDocument } from '../document/kept-document.ts'
import { checkPeople } from '../drivers/drivers.ts'
import { notifyOfMove } from '../mail/queue-mail.ts'
import { keepNamedParts } from '../record/named-queries.ts'
import { occupy } from '../record/occupy.ts'
import { type LoadedRental, type LockedRental, loadRental, type RentalWithParts } from '../record/queries.ts'
import { rentalChanges } from '../record/rental-changes.ts'
import type { Act } from './act.ts'

/**
 * Ends a change that is saved: checks the drivers, holds or frees the vehicle and the options, keeps the document, and
 * writes the audit row and the mails. `rental` is the rental as it was, with its parts where they may have changed;
 * `further` is told in the audit row beside the changes.
 */
export async function recordChange(
  { tx, by, content, exclusionReason, mail, now }: Act,
  rental: LockedRental | RentalWithParts,
  action: RentalStatus | 'changed',
  further: Record<string, [unknown, unknown]> = {},
): Promise<LoadedRental> {
  const { companyId, id } = rental
  const after = await loadRental(tx, companyId, id)
  const before = { ...after, ...rental }
  if (before.status === 'draft' && after.status !== 'draft') checkNothingArchived(await keepNamedParts(tx, after))
  await checkPeople(tx, { userId: by.userId, exclusionReason }, before, after, now)
  await occupy(tx, before, after, now, content.optionIds)
  await storeDocument(tx, before, after, by, now)
  const { userId, authorKind } = by
  const changes = { ...rentalChanges(before, after), ...further }
  await audit(tx, { companyId, userId, authorKind, entity: 'rental', entityId: id, action, changes })
  await notifyOfMove(tx, by, before, after, now, mail)
  return after
}
