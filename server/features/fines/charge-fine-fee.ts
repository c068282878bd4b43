import { statusAfterFee } from '@filao/domain/fines/fee'
import type { Fine, FineFee } from '@filao/domain/fines/fine.schema'
import { Problem } from '@filao/domain/kernel/problem'
import { createCharge } from '#features/rentals/public'
import type { Tx } from '#platform/database/connect'
import { type Author, audit } from '#platform/feature/audit'
import type { Enqueue } from '#platform/jobs/jobs'
import { loadFine, lockFine, updateFine } from './fine-queries.ts'

/** Charges the fee for the handling of a notice to its rental, once. */
export async function chargeFineFee(
  tx: Tx,
  by: Author & { enqueue: Enqueue },
  id: number,
  { amount, reason }: FineFee,
  now: string,
): Promise<Fine> {
  const { companyId, userId } = by
  await lockFine(tx, companyId, id)
  const { rentalId, fee, status } = await loadFine(tx, companyId, id)
  if (rentalId === null) throw noRental()
  if (fee) throw chargedBefore()
  const charge = { kind: 'fine_handling', amount, reason } as const
  const { charges } = await createCharge(tx, by, { companyId, rentalId }, charge, now)
  const feeChargeId = Math.max(...charges.map((one) => one.id))
  await updateFine(tx, companyId, id, { feeChargeId, status: statusAfterFee(status) })
  const changes = { fee: [null, amount] as [unknown, unknown] }
  await audit(tx, { companyId, userId, entity: 'fine', entityId: id, action: 'changed', changes })
  return await loadFine(tx, companyId, id)
}

function noRental(): Problem {
  return new Problem('conflict', {
    fr: 'Aucune location n’est liée à cet avis\u202f: les frais de dossier ne peuvent être facturés à personne.',
    en: 'No rental belongs to this notice: there is nobody to charge the handling fee to.',
  })
}

function chargedBefore(): Problem {
  return new Problem('conflict', {
    fr: 'Les frais de dossier de cet avis ont déjà été facturés.',
    en: 'The handling fee of this notice has been charged already.',
  })
}
