import type { Sentence } from '../../kernel/language.ts'
import { Problem } from '../../kernel/problem.ts'
import { addMinutes } from '../../kernel/time.ts'
import type { AwaitedParty, RentalStatus } from '../status/status.schema.ts'
import type { MailRequest, SentMail } from './mail.schema.ts'

/** The kinds of mail about a rental. */
export const mailKinds = [
  /** To the customer: a reservation to accept or cancel, with its link. */
  'reservation',
  /** To the customer: the reservation is accepted. */
  'accepted',
  /** To the customer: the company refused the reservation. */
  'refused',
  /** To the customer: the rental is cancelled. */
  'cancelled',
  /** To the customer: the offer is no longer valid. */
  'lapsed',
  /** To the company: its customer accepted, or cancelled, on their page. */
  'answer',
  /** To the customer: quote, reservation or contract as PDF. */
  'document',
  /** To the customer: a payment was received or given back. */
  'receipt',
  /** To the customer: the rental ends tomorrow. */
  'reminder',
  /** To the customer: a part of the price or the charges is not paid. */
  'payment_reminder',
] as const
export type MailKind = (typeof mailKinds)[number]

/** The kinds of mail about a rental that other features send: an invoice, a credit note or a claim as PDF. */
export const otherMailKinds = ['invoice'] as const

/** Names the agent’s own words in a mail, in refusals. */
export const mailLineLabel: Sentence = { fr: 'Votre message', en: 'Your message' }

/** The labels of mails on the timeline. */
export const mailKindLabels = {
  reservation: { fr: 'Réservation à confirmer', en: 'Reservation to confirm' },
  accepted: { fr: 'Réservation confirmée', en: 'Reservation confirmed' },
  refused: { fr: 'Réservation refusée', en: 'Reservation declined' },
  cancelled: { fr: 'Annulation', en: 'Cancellation' },
  lapsed: { fr: 'Offre expirée', en: 'Offer expired' },
  answer: { fr: 'Réponse du client', en: 'Customer’s answer' },
  document: { fr: 'Document', en: 'Document' },
  receipt: { fr: 'Reçu', en: 'Receipt' },
  reminder: { fr: 'Rappel de retour', en: 'Return reminder' },
  payment_reminder: { fr: 'Relance de paiement', en: 'Payment reminder' },
  invoice: { fr: 'Facture', en: 'Invoice' },
} satisfies Record<MailKind | (typeof otherMailKinds)[number], Sentence>

/** A change of a rental's status that may cause mails. */
type Move = { from: RentalStatus; to: RentalStatus; byCustomer: boolean }

/** Returns true for the mails about a cancellation, which leave only once it is final. */
export function isAboutCancellation(kind: SentMail['kind']): boolean {
  return kind === 'refused' || kind === 'cancelled'
}

/**
 * Returns the mails to send when a rental's status changes. Steps made at the counter with the customer send none: a
 * contract made directly, a quote that is cancelled.
 */
export function mailsAfter({ from, to, byCustomer }: Move): MailKind[] {
  if (from === to) return []
  if (to === 'validating') return [byCustomer ? 'answer' : 'reservation']
  if (to === 'ongoing') return ['document']
  // A customer's acceptance of a quote may confirm it at once.
  if (to === 'pending' && byCustomer) return ['answer', 'accepted']
  if (to === 'pending' && from === 'validating') return ['accepted']
  if (to !== 'cancelled') return []
  if (byCustomer) return ['answer']
  return from === 'validating' ? ['refused'] : from === 'pending' ? ['cancelled'] : []
}

/**
 * Refuses an invitation when the customer's answer is not awaited, a reminder to pay an offer, and the document of a
 * draft. Throws `invalid_transition`.
 */
export function checkMailable(kind: MailRequest['kind'], { status, awaits }: Answerable): void {
  if (kind === 'reservation' && !(status === 'validating' && awaits === 'customer')) {
    throw new Problem('invalid_transition', {
      fr: 'Cette location n’attend pas de réponse de son client.',
      en: 'This rental is not waiting for the customer’s answer.',
    })
  }
  if (kind === 'payment_reminder' && (status === 'draft' || status === 'quote' || status === 'validating')) {
    throw new Problem('invalid_transition', {
      fr: 'Cette location n’est pas confirmée\u202f: rien n’est encore dû.',
      en: 'This rental is not confirmed: nothing is due yet.',
    })
  }
  if (kind === 'document' && status === 'draft') {
    throw new Problem('invalid_transition', {
      fr: 'Un brouillon ne s’envoie pas\u202f: établissez d’abord un devis, une réservation ou un contrat.',
      en: 'A draft cannot be sent: turn it into a quote, a reservation or a contract first.',
    })
  }
}

/**
 * The most times one kind of mail about a rental may be sent in an hour: enough to correct a wrong address, too few to
 * fill a mailbox.
 */
const mailsAnHour = 5

/**
 * Refuses to send a mail by hand when the same one was sent too often in the last hour. `earlier` lists the times it
 * was sent, latest first; throws `too_many_requests` with the time to wait.
 */
export function checkNotTooMany(earlier: readonly string[], now: string): void {
  const first = earlier[mailsAnHour - 1]
  if (!first) return
  const retryAfterSeconds = Math.max(1, Math.ceil((Date.parse(addMinutes(first, 60)) - Date.parse(now)) / 1000))
  const minutes = Math.ceil(retryAfterSeconds / 60)
  const [fr, en] = minutes === 1 ? ['une minute', 'a minute'] : [`${minutes}\u00a0minutes`, `${minutes} minutes`]
  throw new Problem(
    'too_many_requests',
    {
      fr: `Ce client a déjà reçu ce message ${mailsAnHour} fois en une heure. Réessayez dans ${fr}, ou vérifiez avec lui son adresse.`,
      en: `This message has been sent to the customer ${mailsAnHour} times in the last hour. Try again in ${en}, or check their address with them.`,
    },
    { retryAfterSeconds },
  )
}

type Answerable = { status: RentalStatus; awaits: AwaitedParty | null }
type Ongoing = { status: RentalStatus; start: string; end: string; deliveredAt: string | null }

/** The time before the end of a rental when its customer is reminded, in minutes. */
export const reminderMinutes = 1440

/**
 * Returns true when the customer should be reminded of the return: in the last 24 hours, while the vehicle is out. A
 * customer who left within that time gets no reminder.
 */
export function isReminderDue({ status, start, end, deliveredAt }: Ongoing, now: string): boolean {
  const eve = addMinutes(end, -reminderMinutes)
  const left = deliveredAt ?? start
  return status === 'ongoing' && isPast(eve, now) && !isPast(end, now) && isPast(left, eve)
}

/**
 * Refuses a reminder to pay where nothing is due, and a second one on the same day; `today` lists the times of those
 * that were sent on it.
 */
export function checkReminderDue(dueCents: number, today: readonly string[]): void {
  if (dueCents === 0) {
    throw new Problem('conflict', {
      fr: 'Cette location est réglée\u202f: il n’y a rien à relancer.',
      en: 'This rental is paid: there is nothing to ask for.',
    })
  }
  if (today.length > 0) {
    throw new Problem('conflict', {
      fr: 'Ce client a déjà été relancé aujourd’hui pour cette location. Réessayez demain.',
      en: 'This customer has already been reminded of this rental today. Try again tomorrow.',
    })
  }
}

/** Returns true when a queued mail is outdated: its request has been answered, paid, or its event is over. */
export function isMoot(kind: string, rental: Ongoing & { dueCents: number }, now: string): boolean {
  if (kind === 'reservation') return rental.status !== 'validating'
  if (kind === 'refused' || kind === 'cancelled') return rental.status !== 'cancelled'
  if (kind === 'payment_reminder') return rental.dueCents === 0
  return kind === 'reminder' && !isReminderDue(rental, now)
}

function isPast(instant: string, now: string): boolean {
  return Date.parse(instant) < Date.parse(now)
}
