import type { Sentence } from '../../kernel/language.ts'
import { percentOf } from '../../kernel/money.ts'
import { fieldProblem, Problem } from '../../kernel/problem.ts'
import { addMinutes } from '../../kernel/time.ts'
import type { ChargeKind } from '../../ledger/charge.ts'
import { hasLapsed } from '../status/lapse.ts'
import type { RentalStatus } from '../status/status.schema.ts'
import type { Cancellation } from './cancellation.schema.ts'

/** The reasons for which an agent cancels a rental. */
export const cancellationReasons = ['customer', 'no_show', 'no_vehicle', 'price', 'duplicate', 'other'] as const
export type CancellationReason = (typeof cancellationReasons)[number]

/** The labels of the reasons. */
export const cancellationReasonLabels = {
  customer: { fr: 'À la demande du client', en: 'At the customer’s request' },
  no_show: { fr: 'Le client ne s’est pas présenté', en: 'No-show' },
  no_vehicle: { fr: 'Plus de véhicule', en: 'No vehicle available' },
  price: { fr: 'Prix', en: 'Price' },
  duplicate: { fr: 'Doublon', en: 'Duplicate' },
  other: { fr: 'Autre', en: 'Other' },
} satisfies Record<CancellationReason, Sentence>

/** The label of each field, on screens and in refusals. */
export const cancellationLabels = {
  reason: { fr: 'Motif', en: 'Reason' },
  comment: { fr: 'Précisions', en: 'Details' },
  feeAmount: { fr: 'Frais', en: 'Fee' },
} satisfies Record<keyof Cancellation, Sentence>

/** The minutes for which a cancellation by the company can be taken back. */
export const takeBackMinutes = 10

/**
 * The seconds after which the mail about a cancellation leaves: a minute after it became final, since the clocks of two
 * servers may differ by half a minute.
 */
export const cancellationMailDelay = (takeBackMinutes + 1) * 60

/** The fees of a company's terms. With a percentage and an amount, the amount is the least that is asked. */
type FeeTerms = {
  cancellationFeePercent: number | null
  cancellationFeeCents: number | null
  noShowFeePercent: number | null
  noShowFeeCents: number | null
}

type Cancelled = { status: RentalStatus; start: string; totalCents: number | null }

/**
 * Returns the fee in cents that the company's terms propose: nothing before the contract, nor for a reason that is not
 * the customer's. Never more than the agreed price.
 */
export function proposedFeeCents(terms: FeeTerms, rental: Cancelled, reason: CancellationReason | undefined): number {
  const { status, totalCents } = rental
  const isTheirs = reason === 'customer' || reason === 'price' || reason === 'no_show'
  if (status !== 'pending' || !isTheirs || totalCents === null) return 0
  const [percent, least] =
    reason === 'no_show'
      ? [terms.noShowFeePercent, terms.noShowFeeCents]
      : [terms.cancellationFeePercent, terms.cancellationFeeCents]
  return Math.min(totalCents, Math.max(percentOf(totalCents, percent ?? 0), least ?? 0))
}

/** Returns the kind of the charge that a cancellation for this reason adds. */
export function feeKindOf(reason: CancellationReason | undefined): ChargeKind {
  return reason === 'no_show' ? 'no_show' : 'cancellation'
}

/** Returns true when a customer can have failed to come: a contract whose start has passed. */
export function mayBeNoShow({ status, start }: Pick<Cancelled, 'status' | 'start'>, now: string): boolean {
  return status === 'pending' && Date.parse(start) <= Date.parse(now)
}

/**
 * Refuses an unexplained `other`, a no-show before the start, and a fee where no contract was agreed. Throws
 * `validation`.
 */
export function checkCancellation(
  rental: Cancelled,
  { reason, comment, feeAmount = 0 }: Cancellation,
  now: string,
): void {
  if (reason === 'other' && !comment) throw fieldProblem('cancellation.comment', 'required', noComment)
  if (reason === 'no_show' && !mayBeNoShow(rental, now)) throw fieldProblem('cancellation.reason', 'range', tooEarly)
  if (feeAmount > 0 && rental.status !== 'pending') throw fieldProblem('cancellation.feeAmount', 'range', noContract)
}

/** A rental with the facts of its cancellation; both are null unless the company cancelled it. */
type TakenBack = { status: RentalStatus; cancelledAt: string | null; cancelledFrom: RentalStatus | null }

/** Returns the status to which a cancellation can still be taken back; null when it is final. */
export function takenBackTo({ status, cancelledAt, cancelledFrom }: TakenBack, now: string): RentalStatus | null {
  if (status !== 'cancelled' || cancelledAt === null || cancelledFrom === null) return null
  return Date.parse(now) < Date.parse(addMinutes(cancelledAt, takeBackMinutes)) ? cancelledFrom : null
}

/** The fields that decide whether a cancellation can be taken back. */
type Reinstatable = TakenBack & {
  start: string
  validUntil: string | null
  charges: readonly { invoice: object | null }[]
}

/**
 * Returns true while a cancellation can be taken back: not for an offer that has lapsed since, nor while an invoice
 * bills its fee. Only the server knows that another rental holds the vehicle by now.
 */
export function mayTakeBack(rental: Reinstatable, now: string): boolean {
  const status = takenBackTo(rental, now)
  if (status === null || hasLapsed({ ...rental, status }, now)) return false
  return rental.charges.every(({ invoice }) => invoice === null)
}

/** Returns the status to which a cancellation is taken back. Throws `invalid_transition` once it is final. */
export function checkTakenBack(rental: TakenBack, now: string): RentalStatus {
  const to = takenBackTo(rental, now)
  if (to) return to
  throw new Problem('invalid_transition', rental.status === 'cancelled' ? final : notCancelled)
}

const noComment: Sentence = { fr: 'Précisez pourquoi.', en: 'Say why.' }
const tooEarly: Sentence = {
  fr: 'Un client n’est absent qu’après l’heure du départ d’un contrat.',
  en: 'A customer is a no-show only after the start of a contract.',
}
const noContract: Sentence = {
  fr: 'Sans contrat, aucun frais ne peut être demandé.',
  en: 'Without a contract, no fee can be asked for.',
}
const final: Sentence = {
  fr: `Cette annulation est définitive\u202f: seule l’agence peut y revenir, dans les ${takeBackMinutes} minutes. Créez une nouvelle location.`,
  en: `This cancellation is final: only the agency can undo it, within ${takeBackMinutes} minutes. Create a new rental.`,
}
const notCancelled: Sentence = {
  fr: 'Cette location n’est pas annulée.',
  en: 'This rental is not cancelled.',
}
