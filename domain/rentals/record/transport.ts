import { formatClock, formatDateTime } from '../../kernel/date-text.ts'
import type { Language } from '../../kernel/language.schema.ts'
import type { Sentence } from '../../kernel/language.ts'
import { localDate } from '../../kernel/time.ts'

/** The flight or ship with which the customer comes, and its planned arrival. */
export type Transport = { transportNumber: string | null; transportAt: string | null }

type At = { start: string; timezone: string; language: Language }

/**
 * Writes the flight or ship of a rental on the clock of its departure agency: « TX540, 14h35 », with the day where that
 * is not the day of the departure; null without one.
 */
export function transportText(
  { transportNumber, transportAt }: Transport,
  { start, timezone, language }: At,
): string | null {
  if (transportAt === null) return transportNumber
  const isSameDay = localDate(transportAt, timezone) === localDate(start, timezone)
  const at = (isSameDay ? formatClock : formatDateTime)(transportAt, timezone, language)
  return [transportNumber, at].filter(Boolean).join(', ')
}

/** Writes the same for the staff, who also read that it arrives too late. */
export function staffTransportText(transport: Transport, at: At): string | null {
  const text = transportText(transport, at)
  return text && arrivesLate(transport, at.start) ? `${text} (${late[at.language]})` : text
}

const late: Sentence = { fr: 'après le départ prévu', en: 'after the planned pick-up' }

/** Returns true when the flight or ship arrives after the planned departure of the vehicle. */
export function arrivesLate({ transportAt }: Transport, start: string): boolean {
  return transportAt !== null && Date.parse(transportAt) > Date.parse(start)
}
