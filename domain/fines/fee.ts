import type { Sentence } from '../kernel/language.ts'
import { chargeLabels } from '../ledger/charge.ts'
import type { FineFee } from './fine.schema.ts'
import type { FineStatus } from './fine.ts'

/**
 * Returns the state of a notice after its fee was charged. A driver who is still to be named, or a dispute, stays
 * first.
 */
export function statusAfterFee(status: FineStatus): FineStatus {
  return status === 'designated' || status === 'paid' ? 'billed' : status
}

/** The label of each field of a fee, on screens and in refusals. */
export const fineFeeLabels = {
  amount: { fr: 'Montant, sans TVA', en: 'Amount, without VAT' },
  reason: chargeLabels.reason,
} satisfies Record<keyof FineFee, Sentence>
