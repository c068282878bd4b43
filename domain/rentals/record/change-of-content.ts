import type { Sentence } from '../../kernel/language.ts'
import { toEuros } from '../../kernel/money.ts'
import { fieldProblem, Problem } from '../../kernel/problem.ts'
import type { FeePart } from '../../pricing/changed-fees.ts'
import type { WaivedFee } from '../../pricing/fee/fee.schema.ts'
import type { CategoryPromise } from '../promise/promise.schema.ts'
import type { RentalStatus } from '../status/status.schema.ts'
import { isEditable } from '../status/status.ts'
import { agreedEnd, pricedCategoryOf } from './agreed-price.ts'
import type { HandoverPlace } from './handover-place.schema.ts'
import type { RentalChange, RentalFields } from './rental-request.schema.ts'

/** The content of a rental that can be changed. */
export type Content = Pick<RentalChange, keyof typeof RentalFields.shape>

/** The fields the price depends on. */
const priced: (keyof Content)[] = [
  'start',
  'end',
  'vehicleId',
  'promise',
  'departureAgencyId',
  'optionIds',
  'discountPercent',
  'totalAmount',
]

/** The fields that decide fees and nothing else of the price. */
const feeParts: readonly FeePart[] = ['arrivalAgencyId', 'additionalDriverIds', 'delivery', 'collection', 'waivedFees']

/**
 * The fields that stay free once the rental is over: an invoice stores its own copy of the buyer, and what a source
 * collected has a rule of its own.
 */
const alwaysFree: (keyof Content)[] = [
  'billedCustomerId',
  'note',
  'isPinned',
  'sourceId',
  'sourceReference',
  'collectedAmount',
]

/** The fields that cannot change while the vehicle is out, because the delivery settled them. */
const settledByDelivery: (keyof Content)[] = [
  'start',
  'vehicleId',
  'promise',
  'departureAgencyId',
  'customerId',
  'delivery',
]

/** The current state of a rental. `price` is null when its amount was typed by hand. */
type StoredContent = { [Part in keyof Content]?: Content[Part] | null } & {
  status?: RentalStatus
  price?: unknown
  collectedCents?: number
}

/**
 * Lists the fields of the content that differ from the current rental. A repeated value changes nothing, and neither
 * does a typed amount once a computed price was offered: the offered price stays.
 */
export function changedParts(before: StoredContent, content: Content): (keyof Content)[] {
  const keys = Object.keys(content) as (keyof Content)[]
  const isOffered = before.status !== 'draft' && Boolean(before.price)
  const meant = keys.filter((key) => content[key] !== undefined && !(key === 'totalAmount' && isOffered))
  return meant.filter((key) => textOf(key, storedValue(before, key)) !== textOf(key, content[key]))
}

/** The category for which a stored rental is priced, and what decides it. */
type PricedContent = Parameters<typeof pricedCategoryOf>[0]

/** Returns true when the change requires a new price; otherwise the agreed price stays. */
export function changesPrice(parts: (keyof Content)[], before: PricedContent, content: Content): boolean {
  return parts.some((part) => priced.includes(part) && !keepsCategory(part, before, content))
}

/**
 * Returns true for another vehicle of a rental with a promised category, which is what is priced, and for another
 * promise that leaves the priced category.
 */
function keepsCategory(part: keyof Content, before: PricedContent, content: Content): boolean {
  if (part !== 'vehicleId' && part !== 'promise') return false
  const promise = promiseAfter(before, content)
  if (part === 'vehicleId') return promise !== null
  return pricedCategoryOf({ ...before, promise }) === pricedCategoryOf(before)
}

/** Returns the promise of a rental after a change. */
export function promiseAfter(
  before: { promise: CategoryPromise | null },
  { promise }: Content,
): CategoryPromise | null {
  return promise === undefined ? before.promise : promise
}

/** Returns the changed parts that decide fees and nothing else of the price. */
export function changedFeeParts(parts: (keyof Content)[]): FeePart[] {
  return feeParts.filter((part) => parts.includes(part))
}

/**
 * Returns true when a change only corrects an agreed amount that was typed by hand: the price list does not replace it.
 */
export function correctsTypedAmount(before: StoredContent, parts: (keyof Content)[]): boolean {
  const isAgreedByHand = before.status !== 'draft' && before.price === null
  return isAgreedByHand && parts.includes('totalAmount') && parts.filter((part) => priced.includes(part)).length === 1
}

/** Refuses to change a finished or cancelled rental, or the fields that the delivery settled. */
export function checkChange(status: RentalStatus, parts: (keyof Content)[]): void {
  if (changesOnlyFree(parts)) return
  if (!isEditable(status)) throw new Problem('invalid_transition', final)
  if (status === 'ongoing' && parts.some((part) => settledByDelivery.includes(part))) {
    throw new Problem('invalid_transition', out)
  }
}

/** Returns true when a change needs no decision about dates, vehicle or price, in any status. */
export function changesOnlyFree(parts: (keyof Content)[]): boolean {
  return parts.length > 0 && parts.every((part) => alwaysFree.includes(part))
}

/**
 * Refuses to keep the agreed price, except for a return earlier than agreed while the vehicle is out. A change of
 * anything else that the price depends on must be paid for.
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
    en: 'The agreed price can only be kept when a vehicle is returned early, during the rental.',
  })
}

/** Returns a stored value as the contract has it. */
function storedValue(before: StoredContent, key: keyof Content) {
  return key === 'collectedAmount' ? toEuros(before.collectedCents ?? 0) : before[key]
}

/** Writes a value for comparison: the order of ids decides nothing, and a repeated one only among the options. */
function textOf(key: keyof Content, value: unknown): string {
  if ((key === 'delivery' || key === 'collection') && value) return placeText(value as HandoverPlace)
  if (!Array.isArray(value)) return JSON.stringify(value ?? null)
  if (key === 'waivedFees') return JSON.stringify((value as WaivedFee[]).map(waivedText).sort())
  return JSON.stringify((key === 'optionIds' ? [...value] : [...new Set(value)]).sort())
}

/** Keeps the parts of an address apart: the postal code decides its fee. */
function placeText({ address, postalCode, city }: HandoverPlace): string {
  return JSON.stringify([address, postalCode, city])
}

function waivedText({ feeId, at, reason }: WaivedFee): string {
  return JSON.stringify([feeId, at, reason])
}

const final: Sentence = {
  fr: 'Une location terminée ou annulée ne peut plus être modifiée.',
  en: 'A finished or cancelled rental can no longer be changed.',
}
const out: Sentence = {
  fr: 'Le véhicule est parti\u202f: le départ, le véhicule et le client ne peuvent plus être modifiés.',
  en: 'The vehicle has been picked up: the pick-up, the vehicle and the customer can no longer be changed.',
}
