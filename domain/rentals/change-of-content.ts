import type { Sentence } from '../kernel/language.ts'
import { fieldProblem, Problem } from '../kernel/problem.ts'
import { agreedEnd } from './money/agreed-price.ts'
import type { RentalChange } from './rental.ts'
import { isEditable, type RentalStatus } from './status.ts'

/** What a rental is about, as it may be changed. */
export type Content = Omit<RentalChange, 'status' | 'expectedStatus' | 'keepsPrice' | 'isMoneyHeldConfirmed'>

/** What the price depends on. */
const priced: (keyof Content)[] = [
  'start',
  'end',
  'vehicleId',
  'departureAgencyId',
  'optionIds',
  'discountPercent',
  'totalAmount',
]

/** What stays as it is while the vehicle is out: it left then, from there, with that customer. */
const settledByDelivery: (keyof Content)[] = ['start', 'vehicleId', 'departureAgencyId', 'customerId']

/** A rental as it stands. `price` is null where its amount was typed by hand. */
type Standing = { [Part in keyof Content]?: Content[Part] | null } & { status?: RentalStatus; price?: unknown }

/**
 * Which parts of the content would differ from what is there. Sending a value that is already there changes nothing, and
 * neither does an amount typed beside a computed price that was offered: it stays as offered.
 */
export function changedParts(before: Standing, content: Content): (keyof Content)[] {
  const keys = Object.keys(content) as (keyof Content)[]
  const isOffered = before.status !== 'draft' && Boolean(before.price)
  const meant = keys.filter((key) => content[key] !== undefined && !(key === 'totalAmount' && isOffered))
  return meant.filter((key) => !isSame(before[key], content[key]))
}

/** Whether the change asks for the price to be computed anew; otherwise what was agreed stays. */
export function changesPrice(parts: (keyof Content)[]): boolean {
  return parts.some((part) => priced.includes(part))
}

/** Refuses to change what is finished or cancelled, and what the delivery has settled. */
export function checkChange(status: RentalStatus, parts: (keyof Content)[]): void {
  if (!isEditable(status)) throw new Problem('invalid_transition', final)
  if (status === 'ongoing' && parts.some((part) => settledByDelivery.includes(part))) {
    throw new Problem('invalid_transition', out)
  }
}

/**
 * Refuses to keep the price where that makes no sense. Only who brings a vehicle back earlier than agreed may be held to the
 * price that was agreed; whatever else a price depends on is paid for.
 */
export function checkKeepsPrice(
  before: { status: RentalStatus; end: string; pricedEnd: string | null },
  content: Content,
  parts: (keyof Content)[],
): void {
  const isOnlyEnd = parts.every((part) => part === 'end' || !priced.includes(part))
  const isLater = Date.parse(content.end ?? before.end) > Date.parse(agreedEnd(before))
  if (before.status === 'ongoing' && isOnlyEnd && !isLater) return
  throw fieldProblem('keepsPrice', 'not_earlier', {
    fr: 'Le prix convenu ne peut rester que pour un retour plus tôt que prévu, pendant la location.',
    en: 'The agreed price can only stay for a return earlier than planned, during the rental.',
  })
}

function isSame(before: unknown, after: unknown): boolean {
  const text = (value: unknown) => JSON.stringify(Array.isArray(value) ? [...new Set(value)].sort() : (value ?? null))
  return text(before) === text(after)
}

const final: Sentence = {
  fr: 'Une location terminée ou annulée ne peut plus être modifiée.',
  en: 'A finished or cancelled rental can no longer be changed.',
}
const out: Sentence = {
  fr: 'Le véhicule est parti\u202f: le départ, le véhicule et le client ne peuvent plus être modifiés.',
  en: 'The vehicle has left: the departure, the vehicle and the customer can no longer be changed.',
}
