import { isOverForCustomer } from '../status/lapse.ts'
import type { AwaitedParty, RentalStatus } from '../status/status.schema.ts'
import type { TemplateKind } from './template-kind.schema.ts'

type State = {
  status: RentalStatus
  start: string
  validUntil: string | null
  awaits: AwaitedParty | null
  cancelledFrom: RentalStatus | null
  lapsedAt: string | null
  /** The cents that the customer still owes. */
  dueCents: number
}

/**
 * Returns the mail whose words fit a rental's state; null for a draft, an answer of the agency to come, and nothing to
 * say.
 */
export function messageFor(rental: State, now: string): TemplateKind | null {
  const { status, awaits, cancelledFrom, lapsedAt, dueCents } = rental
  if (isOverForCustomer(rental, now)) return 'lapsed'
  switch (status) {
    case 'draft':
      return null
    case 'quote':
      return 'quote'
    case 'validating':
      return awaits === 'customer' ? 'reservation' : null
    case 'pending':
      return 'accepted'
    case 'ongoing':
      return 'reminder'
    case 'done':
      return dueCents > 0 ? 'payment_reminder' : null
    case 'cancelled':
      if (lapsedAt) return 'lapsed'
      return cancelledFrom === 'validating' ? 'refused' : 'cancelled'
  }
}

/** Joins the paragraphs of a message and the address of the customer's page, where they do not have it already. */
export function messageText(paragraphs: readonly string[], link: string): string {
  const text = paragraphs.join('\n\n')
  return !link || text.includes(link) ? text : `${text}\n\n${link}`
}

/**
 * Returns the links that open a message to a phone number, given as stored, in WhatsApp and in the phone's own program.
 */
export function messageLinks(digits: string, text: string): { whatsApp: string; sms: string } | null {
  if (!/^\d{6,15}$/.test(digits)) return null
  const words = encodeURIComponent(text.toWellFormed())
  return {
    whatsApp: `https://wa.me/${digits}${words && `?text=${words}`}`,
    sms: `sms:+${digits}${words && `?body=${words}`}`,
  }
}
