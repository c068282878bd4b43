import { inEuros } from '@filao/domain/kernel/money'
import { checkGivenBack } from '@filao/domain/ledger/elsewhere'
import type { Tx } from '#platform/database/connect'
import { audit, difference } from '#platform/feature/audit'
import type { RentalAuthor } from '../mail/queue-mail.ts'
import { loadRental, lockRental } from '../record/queries.ts'
import { updateRental } from '../record/write-queries.ts'

/** Lowers the amount settled before Filao by the overpaid part that was given back. Returns the rental. */
export async function recordGivenBack(
  tx: Tx,
  { userId }: Pick<RentalAuthor, 'userId'>,
  { companyId, rentalId }: { companyId: number; rentalId: number },
  cents: number,
) {
  await lockRental(tx, companyId, rentalId)
  const before = await loadRental(tx, companyId, rentalId)
  checkGivenBack(before, cents)
  const settledElsewhereCents = before.settledElsewhereCents - cents
  await updateRental(tx, companyId, rentalId, { settledElsewhereCents })
  const amounts = (settled: number) => inEuros({ settledElsewhereCents: settled })
  const changes = difference(amounts(before.settledElsewhereCents), amounts(settledElsewhereCents))
  await audit(tx, { companyId, userId, entity: 'rental', entityId: rentalId, action: 'changed', changes })
  return await loadRental(tx, companyId, rentalId)
}
