import type { Sentence } from '../../kernel/language.ts'
import { formatEuros, toCents, toEuros } from '../../kernel/money.ts'
import { fieldConflict, fieldProblem, Problem } from '../../kernel/problem.ts'
import type { RentalStatus } from '../status.ts'
import type { Charge, ChargeCreation } from './charge.ts'

/**
 * Returns true once the vehicle has left, when charges on top of the price are allowed. Before that, the price itself
 * changes.
 */
export function isChargeable(status: RentalStatus): boolean {
  return status === 'ongoing' || status === 'done'
}

type Line = Pick<Charge, 'id' | 'kind' | 'amount' | 'correctsChargeId'>
type Charged = { status: RentalStatus; waiverAmount: number; charges: readonly Line[] }

/**
 * Refuses a charge of zero, before the vehicle has left, or one that does not take back a whole charge exactly once;
 * damages above the waiver must be confirmed. The caller has checked that the corrected charge is one of the rental's.
 * Throws `invalid_transition`, `conflict`, `validation` or `amount_over`.
 */
export function checkCharge({ status, waiverAmount, charges }: Charged, charge: ChargeCreation): void {
  if (!isChargeable(status)) throw new Problem('invalid_transition', notYet)
  if (toCents(charge.amount) === 0) throw fieldProblem('amount', 'range', nothing)
  const corrected = charges.find(({ id }) => id === charge.correctsChargeId)
  if (!corrected) {
    checkWaiver(charge, { waiverAmount, charges })
    return
  }
  if (corrected.correctsChargeId !== null) throw fieldProblem('correctsChargeId', 'correction', alreadyCorrection)
  if (isTakenBack(corrected, charges)) throw fieldConflict('correctsChargeId', 'taken_back', takenBack)
  const isWhole = corrected.kind === charge.kind && toCents(corrected.amount) === toCents(charge.amount)
  if (!isWhole) throw fieldProblem('amount', 'whole', whole)
}

/** Sums the damage charges so far, in euros, without those taken back. */
export function damagesCharged(charges: readonly Pick<Line, 'kind' | 'amount' | 'correctsChargeId'>[]): number {
  const damages = charges.filter(({ kind }) => kind === 'damage')
  const signed = damages.map(({ amount, correctsChargeId }) => (correctsChargeId === null ? 1 : -1) * toCents(amount))
  return toEuros(signed.reduce((cents, amount) => cents + amount, 0))
}

/**
 * Refuses damage charges above the waiver, the most a customer pays unless the contract says otherwise, until an agent
 * confirms them.
 */
function checkWaiver(charge: ChargeCreation, { waiverAmount, charges }: Omit<Charged, 'status'>): void {
  if (charge.kind !== 'damage' || charge.isOverConfirmed) return
  const sum = toEuros(toCents(damagesCharged(charges)) + toCents(charge.amount))
  if (toCents(sum) <= toCents(waiverAmount)) return
  const message = {
    fr: `Avec ce supplément, les dommages facturés atteignent ${formatEuros(sum, 'fr')}, au-delà de la franchise de ${formatEuros(waiverAmount, 'fr')}. Vérifiez le montant, ou confirmez-le.`,
    en: `With this charge, damage comes to ${formatEuros(sum, 'en')}, beyond the excess of ${formatEuros(waiverAmount, 'en')}. Check the amount, or confirm it.`,
  }
  throw new Problem('amount_over', message, { fields: [{ path: 'amount', code: 'over', message }] })
}

/** Returns true when a charge has been taken back. */
export function isTakenBack(charge: { id: number }, charges: readonly { correctsChargeId: number | null }[]): boolean {
  return charges.some(({ correctsChargeId }) => correctsChargeId === charge.id)
}

const notYet: Sentence = {
  fr: 'Un supplément se facture une fois le véhicule parti. Avant, modifiez la location elle-même.',
  en: 'Extra charges can be added once the vehicle has been picked up. Before that, change the rental itself.',
}
const nothing: Sentence = { fr: 'Indiquez un montant supérieur à zéro.', en: 'Enter an amount above zero.' }
const alreadyCorrection: Sentence = {
  fr: 'Une annulation de supplément ne s’annule pas\u202f: facturez-le à nouveau.',
  en: 'A cancellation cannot itself be cancelled: add the charge again.',
}
const takenBack: Sentence = {
  fr: 'Ce supplément a déjà été annulé.',
  en: 'This charge has already been cancelled.',
}
const whole: Sentence = {
  fr: 'Un supplément s’annule en entier, pour le même motif\u202f: facturez ensuite le bon montant.',
  en: 'A charge can only be cancelled in full: then add the right amount.',
}
