import { inEuros } from '@filao/domain/kernel/money'
import { checkGivenBack } from '@filao/domain/ledger/elsewhere'
import type { Tx } from '#platform/database/connect'
import { audit, difference } from '#platform/feature/audit'
import type { RentalAuthor } from '../mail/queue-mail.ts'
import { loadRental, lockRental } from '../record/queries.ts'
import { enterCollected, enterInJournal } from '../record/source-terms.ts'
import { updateRental } from '../record/write-queries.ts'

/**
 * Lowers the amount settled before Filao, then what the source collected, by the overpaid part that was given back.
 * Returns the rental.
 */
export async function recordGivenBack(
  tx: Tx,
  { userId }: Pick<RentalAuthor, 'userId'>,
  { companyId, rentalId }: { companyId: number; rentalId: number },
  cents: number,
  now: string,
) {
  await lockRental(tx, companyId, rentalId)
  const before = await loadRental(tx, companyId, rentalId)
  checkGivenBack(before, cents)
  const settledElsewhereCents = Math.max(0, before.settledElsewhereCents - cents)
  const collectedCents = before.collectedCents - Math.max(0, cents - before.settledElsewhereCents)
  await updateRental(tx, companyId, rentalId, { settledElsewhereCents })
  if (collectedCents !== before.collectedCents) {
    await enterCollected(tx, { companyId, id: rentalId }, collectedCents, now)
  }
  const amounts = (one: { settledElsewhereCents: number; collectedCents: number }) =>
    inEuros({ settledElsewhereCents: one.settledElsewhereCents, collectedCents: one.collectedCents })
  const changes = difference(amounts(before), amounts({ settledElsewhereCents, collectedCents }))
  await audit(tx, { companyId, userId, entity: 'rental', entityId: rentalId, action: 'changed', changes })
  await enterInJournal(tx, { companyId, id: rentalId }, userId, now)
  return await loadRental(tx, companyId, rentalId)
}
