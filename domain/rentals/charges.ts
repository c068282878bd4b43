import type { Sentence } from '../kernel/language.ts'
import { toCents } from '../kernel/money.ts'
import { fieldProblem, Problem } from '../kernel/problem.ts'
import type { Charge, ChargeCreation } from './charge.ts'
import type { RentalStatus } from './status.ts'

/** Whether something may be charged on top of the price: once the vehicle has left. Before that, the price itself changes. */
export function isChargeable(status: RentalStatus): boolean {
  return status === 'ongoing' || status === 'done'
}

type Charged = { status: RentalStatus; charges: readonly Pick<Charge, 'id' | 'kind' | 'amount' | 'correctsChargeId'>[] }

/**
 * Refuses a charge before the vehicle has left, of nothing, or one that takes back something else than a whole charge, once.
 * The charge named must be among the rental's: whoever asks has looked. Throws `invalid_transition`, `conflict` or `validation`.
 */
export function checkCharge({ status, charges }: Charged, charge: ChargeCreation): void {
  if (!isChargeable(status)) throw new Problem('invalid_transition', notYet)
  if (toCents(charge.amount) === 0) throw fieldProblem('amount', 'range', nothing)
  const corrected = charges.find(({ id }) => id === charge.correctsChargeId)
  if (!corrected) return
  if (corrected.correctsChargeId !== null) throw fieldProblem('correctsChargeId', 'correction', alreadyCorrection)
  if (isTakenBack(corrected, charges)) throw new Problem('conflict', takenBack)
  const isWhole = corrected.kind === charge.kind && toCents(corrected.amount) === toCents(charge.amount)
  if (!isWhole) throw fieldProblem('amount', 'whole', whole)
}

/** Whether a charge has been taken back. */
export function isTakenBack(charge: { id: number }, charges: readonly { correctsChargeId: number | null }[]): boolean {
  return charges.some(({ correctsChargeId }) => correctsChargeId === charge.id)
}

const notYet: Sentence = {
  fr: 'Un supplément se facture une fois le véhicule parti. Avant, modifiez la location elle-même.',
  en: 'Extras are charged once the vehicle has left. Before that, change the rental itself.',
}
const nothing: Sentence = { fr: 'Indiquez un montant supérieur à zéro.', en: 'Enter an amount above zero.' }
const alreadyCorrection: Sentence = {
  fr: 'Une annulation de supplément ne s’annule pas\u202f: facturez-le à nouveau.',
  en: 'What takes a charge back cannot be taken back: charge it again.',
}
const takenBack: Sentence = {
  fr: 'Ce supplément a déjà été annulé.',
  en: 'This charge has already been taken back.',
}
const whole: Sentence = {
  fr: 'Un supplément s’annule en entier, pour le même motif\u202f: facturez ensuite le bon montant.',
  en: 'A charge is taken back whole, as what it was: then charge the right amount.',
}
