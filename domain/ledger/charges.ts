import type { Sentence } from '../kernel/language.ts'
import { formatCents, type InCents } from '../kernel/money.ts'
import { fieldConflict, fieldProblem, Problem } from '../kernel/problem.ts'
import type { Charge, ChargeCreation } from './charge.schema.ts'
import { type ChargeKind, feeKinds, rentalChargeKinds } from './charge.ts'
import { accountOf, entryOfCharge } from './entry.ts'

/**
 * Returns true once the vehicle has left, when charges on top of the price are allowed. Before that, the price itself
 * changes.
 */
export function isChargeable(status: string): boolean {
  return status === 'ongoing' || status === 'done'
}

/**
 * Returns the kinds of charge that a status allows: those of a vehicle that has left, or the fee of a cancelled rental.
 */
export function chargeKindsOf(status: string): readonly ChargeKind[] {
  if (status === 'cancelled') return feeKinds
  return isChargeable(status) ? rentalChargeKinds : []
}

type Line = InCents<Pick<Charge, 'id' | 'kind' | 'amount' | 'correctsChargeId'>>
type NewCharge = InCents<ChargeCreation>
type Charged = { status: string; waiverCents: number; charges: readonly Line[] }

/**
 * Refuses a charge of zero, of a kind that the status does not allow, or one that does not take back a whole charge
 * exactly once; damages above the waiver must be confirmed. The caller has checked that the corrected charge is one of
 * the rental's. Throws `invalid_transition`, `conflict`, `validation` or `amount_over`.
 */
export function checkCharge({ status, waiverCents, charges }: Charged, charge: NewCharge): void {
  if (chargeKindsOf(status).length === 0) throw new Problem('invalid_transition', notYet)
  if (!chargeKindsOf(status).includes(charge.kind)) throw fieldProblem('kind', 'range', otherKind)
  if (charge.amountCents === 0) throw fieldProblem('amount', 'range', nothing)
  const corrected = charges.find(({ id }) => id === charge.correctsChargeId)
  if (!corrected) {
    checkWaiver(charge, { waiverCents, charges })
    return
  }
  if (corrected.correctsChargeId !== null) throw fieldProblem('correctsChargeId', 'correction', alreadyCorrection)
  if (isTakenBack(corrected, charges)) throw fieldConflict('correctsChargeId', 'taken_back', takenBack)
  const isWhole = corrected.kind === charge.kind && corrected.amountCents === charge.amountCents
  if (!isWhole) throw fieldProblem('amount', 'whole', whole)
}

type Summed = Pick<Line, 'kind' | 'amountCents' | 'correctsChargeId'>

/** Sums charges in cents, without those taken back. */
export function sumOfCharges(charges: readonly Summed[]): number {
  return accountOf(charges.map(entryOfCharge)).chargedCents
}

/** Sums the damage charges so far, in cents, without those taken back. */
export function damageCents(charges: readonly Summed[]): number {
  return sumOfCharges(charges.filter(({ kind }) => kind === 'damage'))
}

/** Sums the charges of the kinds that carry no VAT, in cents, without those taken back. */
export function outsideVatCents(charges: readonly Summed[], outside: readonly ChargeKind[]): number {
  return sumOfCharges(charges.filter(({ kind }) => outside.includes(kind)))
}

/**
 * Refuses damage charges above the waiver, the most a customer pays unless the contract says otherwise, until an agent
 * confirms them.
 */
function checkWaiver(charge: NewCharge, { waiverCents, charges }: Omit<Charged, 'status'>): void {
  if (charge.kind !== 'damage' || charge.isOverConfirmed) return
  const sum = damageCents(charges) + charge.amountCents
  if (sum <= waiverCents) return
  const message = {
    fr: `Avec ce supplément, les dommages facturés atteignent ${formatCents(sum, 'fr')}, au-delà de la franchise de ${formatCents(waiverCents, 'fr')}. Vérifiez le montant, ou confirmez-le.`,
    en: `With this charge, damage comes to ${formatCents(sum, 'en')}, beyond the excess of ${formatCents(waiverCents, 'en')}. Check the amount, or confirm it.`,
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
const otherKind: Sentence = {
  fr: 'Une location annulée n’a que des frais d’annulation, et elle seule en a.',
  en: 'A cancelled rental can only have a cancellation fee, and no other rental can have one.',
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
