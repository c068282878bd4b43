import { z } from 'zod'
import { Language } from '../kernel/language.ts'
import { Problem } from '../kernel/problem.ts'
import { RentalStatus } from './status.ts'

const AgencyOfPage = z.object({
  name: z.string(),
  address: z.string().nullable(),
  postalCode: z.string().nullable(),
  city: z.string().nullable(),
  timezone: z.string(),
})

/** All that whoever has the code of a reservation learns: what the customer's page shows, and nothing else of anyone. */
export const PublicRental = z.object({
  publicId: z.string(),
  status: RentalStatus,
  start: z.string(),
  end: z.string(),
  departureAgency: AgencyOfPage,
  arrivalAgency: AgencyOfPage,
  vehicle: z.object({ make: z.string().nullable(), model: z.string().nullable(), pictureUrl: z.string().nullable() }),
  /** Their names. */
  options: z.array(z.string()),
  /** Started days of 24 hours, as charged. */
  days: z.int(),
  totalAmount: z.number().nullable(),
  securityDepositAmount: z.number(),
  company: z.object({ name: z.string(), logoUrl: z.string().nullable(), phoneNumber: z.string().nullable() }),
  customer: z.object({ firstName: z.string(), language: Language }),
  /** The company's rental terms: sanitised rich text, its placeholders filled in. */
  rentalTerms: z.string(),
  /** It was cancelled because nobody answered in time. */
  hasLapsed: z.boolean(),
  /** Names what is offered: another one, once the agency has changed dates, places, vehicle, price or terms. */
  offer: z.string(),
})
export type PublicRental = z.infer<typeof PublicRental>

/** What a customer may answer to a reservation: accept it, or cancel it (product.md 4). */
export const CustomerAnswer = z.enum(['pending', 'cancelled'])
export type CustomerAnswer = z.infer<typeof CustomerAnswer>

/** What a customer answers. With `offer`, only what they have read is accepted. */
export const CustomerReply = z.object({ status: CustomerAnswer, offer: z.string().max(100).optional() })
export type CustomerReply = z.infer<typeof CustomerReply>

/** Refuses that a customer accepts something else than what they have read. Throws `stale`. */
export function checkRead({ status, offer }: CustomerReply, current: string): void {
  if (status !== 'pending' || offer === undefined || offer === current) return
  throw new Problem('stale', {
    fr: 'L’agence a modifié cette réservation entre-temps. Relisez-la avant de l’accepter.',
    en: 'The agency has changed this reservation in the meantime. Please read it again before you accept it.',
  })
}

/** A code as it is stored; letters that look alike are read as the one that is used. Null for what cannot be a code. */
export function readCode(typed: string): string | null {
  const code = typed.trim().toUpperCase().replaceAll('O', '0').replaceAll(/[IL]/g, '1')
  return /^[0-9A-HJKMNP-TV-Z]{16}$/.test(code) ? code : null
}

const accepted: readonly RentalStatus[] = ['pending', 'ongoing', 'done']

/**
 * Whether the customer's answer changes anything: true for a reservation that waits for it, false where it has been given
 * already. Throws `invalid_transition` where it comes too late, or before the reservation was sent.
 */
export function checkAnswer(status: RentalStatus, answer: CustomerAnswer): boolean {
  if (status === 'validating') return true
  const isRepeated = answer === 'pending' ? accepted.includes(status) : status === 'cancelled'
  if (isRepeated) return false
  throw new Problem('invalid_transition', tooLate(status))
}

function tooLate(status: RentalStatus) {
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
  return {
    fr: 'Cette réservation ne vous a pas encore été proposée. Contactez l’agence.',
    en: 'This reservation has not been offered to you yet. Please contact the agency.',
  }
}

/** A refusal as a customer may read it: of a vehicle that is taken it tells neither by whom nor when. */
export function toldToCustomer(problem: Problem): Problem {
  if (problem.code !== 'vehicle_taken') return problem
  return new Problem('vehicle_taken', {
    fr: 'Ce véhicule n’est plus libre à ces dates. Contactez l’agence\u202f: elle vous en proposera un autre.',
    en: 'This vehicle is no longer free on these dates. Please contact the agency, which will offer you another one.',
  })
}
