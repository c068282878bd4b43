import { Problem } from '../../kernel/problem.ts'
import type { AwaitedParty, RentalStatus } from '../status/status.schema.ts'
import type { CustomerAnswer, CustomerReply } from './public-page.schema.ts'

/** Refuses an acceptance when the offer has changed since the customer read it. Throws `stale`. */
export function checkRead({ status, offer }: CustomerReply, current: string): void {
  if (status === 'cancelled' || offer === undefined || offer === current) return
  throw new Problem('stale', {
    fr: 'L’agence a modifié cette réservation entre-temps. Relisez-la avant de l’accepter.',
    en: 'The agency has changed this reservation in the meantime. Please read it again before accepting it.',
  })
}

/**
 * Normalises a typed code and maps letters that look alike to the one in use. Returns null when it cannot be a code.
 */
export function readCode(typed: string): string | null {
  const code = typed.trim().toUpperCase().replaceAll('O', '0').replaceAll(/[IL]/g, '1')
  return /^[0-9A-HJKMNP-TV-Z]{16}$/.test(code) ? code : null
}

const accepted: readonly RentalStatus[] = ['pending', 'ongoing', 'done']

type Offered = { status: RentalStatus; awaits: AwaitedParty | null }

/** Returns the customer's way to accept: a quote asks for the reservation, which is then theirs to accept or not. */
export function acceptanceOf({ status, awaits }: Offered): CustomerAnswer | null {
  if (status === 'quote') return 'validating'
  return status === 'validating' && awaits === 'customer' ? 'pending' : null
}

type Terms = {
  start: string
  end: string
  totalCents: number | null
  securityDepositCents: number | null
  waiverCents: number | null
}

/**
 * Returns true when staff change what a customer accepted to other dates or a greater amount: the customer is asked to
 * accept again. A lower amount, or another vehicle for the same price, needs no new answer.
 */
export function needsNewAnswer(before: Offered & Terms, after: Terms): boolean {
  if (before.status !== 'validating' || before.awaits !== 'agency') return false
  const isMoved = (['start', 'end'] as const).some((at) => Date.parse(before[at]) !== Date.parse(after[at]))
  const amounts = ['totalCents', 'securityDepositCents', 'waiverCents'] as const
  return isMoved || amounts.some((amount) => (after[amount] ?? 0) > (before[amount] ?? 0))
}

/**
 * Returns true when the answer is possible, false when the same answer was already given. A request that waits for the
 * agency can only be withdrawn. Throws `invalid_transition` when it is too late, or before anything was offered.
 */
export function checkAnswer(rental: Offered, answer: CustomerAnswer): boolean {
  const { status } = rental
  if (answer === acceptanceOf(rental)) return true
  if (answer === 'cancelled' && (status === 'validating' || status === 'quote')) return true
  if (isRepeated(rental, answer)) return false
  throw new Problem('invalid_transition', tooLate(rental))
}

function isRepeated({ status, awaits }: Offered, answer: CustomerAnswer): boolean {
  if (answer === 'pending') return accepted.includes(status)
  if (answer === 'cancelled') return status === 'cancelled'
  return accepted.includes(status) || (status === 'validating' && awaits === 'agency')
}

function tooLate({ status, awaits }: Offered) {
  if (status === 'cancelled') {
    return {
      fr: 'Cette réservation a été annulée\u202f: elle ne peut plus être acceptée. Contactez l’agence.',
      en: 'This reservation was cancelled and can no longer be accepted. Please contact the agency.',
    }
  }
  if (accepted.includes(status)) {
    return {
      fr: 'Cette réservation a été acceptée. Pour l’annuler, contactez l’agence.',
      en: 'This reservation was accepted. To cancel it, please contact the agency.',
    }
  }
  if (status === 'validating' && awaits === 'agency') {
    return {
      fr: 'Votre demande attend la réponse de l’agence, qui vous écrira.',
      en: 'Your request is waiting for the agency, which will write to you.',
    }
  }
  return {
    fr: 'Cette réservation ne vous a pas encore été proposée. Contactez l’agence.',
    en: 'This reservation has not been offered to you yet. Please contact the agency.',
  }
}

/**
 * Returns a refusal that a customer may read: for a taken vehicle or option it hides the other rentals and their dates,
 * for a driver who may not drive the facts about them, and for people who may not rent again that they are marked.
 */
export function problemForCustomer(problem: Problem): Problem {
  if (problem.code === 'driver_refused') {
    return new Problem('driver_refused', {
      fr: 'Un conducteur ne remplit pas encore les conditions de location. Contactez l’agence\u202f: elle vous dira comment faire.',
      en: 'A driver does not yet meet the rental conditions. Please contact the agency, which will tell you what to do.',
    })
  }
  if (problem.code === 'may_not_rent') {
    return new Problem('conflict', {
      fr: 'Cette réservation ne peut pas être confirmée en ligne. Contactez l’agence\u202f: elle vous répondra.',
      en: 'This reservation cannot be confirmed online. Please contact the agency, which will answer you.',
    })
  }
  if (problem.code === 'option_taken') {
    return new Problem('option_taken', {
      fr: 'Une option de cette réservation n’est plus disponible à ces dates. Contactez l’agence\u202f: elle vous dira ce qu’elle peut proposer.',
      en: 'An option of this reservation is no longer available on these dates. Please contact the agency, which will tell you what it can offer.',
    })
  }
  if (problem.code !== 'vehicle_taken') return problem
  return new Problem('vehicle_taken', {
    fr: 'Ce véhicule n’est plus libre à ces dates. Contactez l’agence\u202f: elle vous en proposera un autre.',
    en: 'This vehicle is no longer available on these dates. Please contact the agency, which will offer you another one.',
  })
}

/** Returns the refusal of an acceptance of which the agency was just mailed. */
export function refusedAndNotified(code: Problem['code']): Problem {
  if (code === 'conflict') {
    return new Problem(code, {
      fr: 'Cette réservation ne peut pas être confirmée en ligne. L’agence vient d’être avertie de votre accord\u202f: elle vous répondra.',
      en: 'This reservation cannot be confirmed online. The agency has just been notified that you accepted and will answer you.',
    })
  }
  return new Problem(code, {
    fr: 'Le véhicule ou une option n’est plus libre à ces dates. L’agence vient d’être avertie de votre accord\u202f: elle vous fera une autre proposition.',
    en: 'The vehicle or an option is no longer available on these dates. The agency has just been notified that you accepted and will make you another offer.',
  })
}

/**
 * Returns the reason for which the agency is mailed that an acceptance was refused: its vehicle or option was given
 * away, or it names people who may not rent again. Null for other refusals.
 */
export function notifiedRefusal({ code }: Problem): NotifiedRefusal | null {
  if (code === 'may_not_rent') return 'excluded'
  return code === 'vehicle_taken' || code === 'option_taken' ? 'taken' : null
}

export type NotifiedRefusal = 'taken' | 'excluded'
