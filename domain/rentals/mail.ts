import { z } from 'zod'
import type { Sentence } from '../kernel/language.ts'

/** What is told by mail about a rental. */
export const mailKinds = [
  /** To the customer: a reservation to accept or cancel, with its link. */
  'reservation',
  /** To the customer: the reservation is accepted. */
  'accepted',
  /** To the customer: the company refused the reservation. */
  'refused',
  /** To the customer: the rental is cancelled. */
  'cancelled',
  /** To the customer: the offer is no longer good. */
  'lapsed',
  /** To the company: its customer accepted, or cancelled, on their page. */
  'answer',
  /** To the customer: quote, reservation or contract as PDF. */
  'document',
  /** To the customer: a payment was received or given back. */
  'receipt',
  /** To the customer: the rental ends tomorrow. */
  'reminder',
] as const
export type MailKind = (typeof mailKinds)[number]

/** Mails that staff send by hand: the invitation to accept once more, or the rental's document as PDF. */
export const MailRequest = z.object({ kind: z.enum(['reservation', 'document']) })
export type MailRequest = z.infer<typeof MailRequest>

/** A mail about a rental; `sentAt` is null while it waits. */
export const SentMail = z.object({
  id: z.int(),
  kind: z.enum(mailKinds),
  recipient: z.string(),
  subject: z.string(),
  queuedAt: z.string(),
  sentAt: z.string().nullable(),
})
export type SentMail = z.infer<typeof SentMail>

/** What a mail is about, on the timeline. */
export const mailKindLabels = {
  reservation: { fr: 'Réservation à valider', en: 'Reservation to validate' },
  accepted: { fr: 'Réservation confirmée', en: 'Reservation confirmed' },
  refused: { fr: 'Réservation refusée', en: 'Reservation refused' },
  cancelled: { fr: 'Annulation', en: 'Cancellation' },
  lapsed: { fr: 'Offre expirée', en: 'Offer expired' },
  answer: { fr: 'Réponse du client', en: 'Customer’s answer' },
  document: { fr: 'Document', en: 'Document' },
  receipt: { fr: 'Reçu', en: 'Receipt' },
  reminder: { fr: 'Rappel de retour', en: 'Return reminder' },
} satisfies Record<MailKind, Sentence>
