import type { Sentence } from '../../kernel/language.ts'
import { Problem } from '../../kernel/problem.ts'
import type { RentalStatus } from './status.schema.ts'

/** An offer that can lapse: a quote at the end of its validity, a reservation not accepted before its start. */
type Offer = { status: RentalStatus; start: string; validUntil: string | null }

/** Returns true when an offer is no longer valid. It then holds no vehicle, and becomes `cancelled`. */
export function hasLapsed({ status, start, validUntil }: Offer, now: string): boolean {
  if (status === 'validating') return Date.parse(start) < Date.parse(now)
  return status === 'quote' && validUntil !== null && Date.parse(validUntil) < Date.parse(now)
}

/** Returns until when a customer can accept a quote: to the end of its validity, and not beyond its own start. */
export function acceptableUntil(start: string, validUntil: string): string {
  return Date.parse(start) < Date.parse(validUntil) ? start : validUntil
}

/** Returns true when the customer can no longer accept an offer. Staff can still make a contract of a valid quote. */
export function isOverForCustomer(offer: Offer, now: string): boolean {
  const isOffer = offer.status === 'quote' || offer.status === 'validating'
  return isOffer && (hasLapsed(offer, now) || hasLapsed({ ...offer, status: 'validating' }, now))
}

/**
 * Refuses to continue with an offer that lapsed, or to make one whose start has passed. It may always be cancelled or
 * turned back into a draft. Throws `invalid_transition`.
 */
export function checkNotLapsed(offer: Offer, to: RentalStatus, now: string): void {
  if (to === 'cancelled' || to === 'draft') return
  if (hasLapsed(offer, now)) throw new Problem('invalid_transition', offer.status === 'quote' ? quoteOver : startPassed)
  if (to === 'validating' && hasLapsed({ ...offer, status: to }, now)) {
    throw new Problem('invalid_transition', tooLateToOffer)
  }
}

/**
 * Refuses a customer's acceptance after the start, or of a quote that is no longer valid. Throws `invalid_transition`.
 */
export function checkStillOffered(offer: Offer, answer: RentalStatus, now: string): void {
  if (answer === 'cancelled') return
  if (isOverForCustomer(offer, now))
    throw new Problem('invalid_transition', offer.status === 'quote' ? quoteTooLate : tooLateToAccept)
}

/** Refuses to mail an offer that its customer can no longer accept. Throws `invalid_transition`. */
export function checkMailedInTime(offer: Offer, now: string): void {
  if (!isOverForCustomer(offer, now)) return
  checkNotLapsed(offer, offer.status, now)
  throw new Problem('invalid_transition', tooLateToMail)
}

const tooLateToAccept: Sentence = {
  fr: 'Cette réservation a expiré\u202f: le départ prévu est passé. Contactez l’agence\u202f: elle vous proposera d’autres dates.',
  en: 'This reservation has expired: its start date has passed. Please contact the agency, which will offer you other dates.',
}
const quoteTooLate: Sentence = {
  fr: 'Ce devis n’est plus valable. Contactez l’agence\u202f: elle vous en fera un autre.',
  en: 'This quote is no longer valid. Please contact the agency, which will make you a new one.',
}
const quoteOver: Sentence = {
  fr: 'Ce devis n’est plus valable. Modifiez-le pour l’établir à nouveau.',
  en: 'This quote is no longer valid. Edit it to issue it again.',
}
const startPassed: Sentence = {
  fr: 'Cette réservation a expiré\u202f: le départ prévu est passé sans qu’elle soit acceptée. Choisissez de nouvelles dates.',
  en: 'This reservation has expired: it was not accepted before its start. Choose new dates.',
}
const tooLateToMail: Sentence = {
  fr: 'Le départ prévu est passé\u202f: le client ne pourrait plus accepter ce devis. Choisissez de nouvelles dates.',
  en: 'The start has passed: the customer could no longer accept this quote. Choose new dates.',
}
const tooLateToOffer: Sentence = {
  fr: 'Le départ prévu est passé\u202f: le client ne pourrait plus accepter cette réservation. Choisissez de nouvelles dates.',
  en: 'The start has passed: the customer could no longer accept this reservation. Choose new dates.',
}
