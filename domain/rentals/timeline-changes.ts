import { addressLine } from '../company/agency.ts'
import { customerName } from '../customers/name/person.ts'
import { formatPlate } from '../fleet/vehicle/plate.ts'
import type { WaivedFee } from '../pricing/fee/fee.schema.ts'
import { optionText } from '../pricing/option-line.ts'
import { countOf } from './offered-options.ts'
import type { CategoryPromise } from './promise/promise.schema.ts'
import type { HandoverPlace } from './record/handover-place.schema.ts'
import { type StepKind, stepKinds } from './timeline.ts'

/** The changed fields, each as `[before, after]`, as stored in the audit trail. */
export type Changes = Record<string, [unknown, unknown]>

/** The fields shown without conversion: dates, amounts, a percentage, the reason of a cancellation. */
const plain = [
  'start',
  'end',
  'totalAmount',
  'securityDepositAmount',
  'waiverAmount',
  'settledElsewhereAmount',
  'discountPercent',
  'isPinned',
  'note',
  'wish',
  'transportNumber',
  'transportAt',
  'sourceReference',
  'collectedAmount',
  'cancellationReason',
  'cancellationComment',
  'reason',
  'movedWith',
]

/** The fields that store a whole object, with the function that names it. */
const named: Record<string, (thing: never) => string> = {
  vehicle: ({ registrationNumber }: { registrationNumber: string }) => formatPlate(registrationNumber),
  customer: customerName,
  billedCustomer: customerName,
  departureAgency: ({ name }: { name: string }) => name,
  arrivalAgency: ({ name }: { name: string }) => name,
  source: ({ name }: { name: string }) => name,
}

/** The parts of a promise by the names under which a step tells them. */
const promised = { promisedTransmission: 'transmission', promisedSeats: 'seats' } as const

/** The names of the company's options and fees by id. */
type Names = Record<'optionNames' | 'feeNames', ReadonlyMap<number, string>>

/**
 * Selects the changes that people can read, with names instead of ids. An object counts as changed only when its id
 * changed, because the stored copy of a vehicle also changes with its odometer.
 */
export function readableChanges(changes: Changes, { optionNames, feeNames }: Names): Changes {
  const readable: Changes = {}
  for (const field of plain) if (changes[field]) readable[field] = changes[field]
  for (const [field, nameOf] of Object.entries(named)) {
    const change = changes[field]
    if (change && changes[`${field}Id`]) readable[field] = both(change, (thing) => nameOf(thing as never))
  }
  if (changes.promisedCategory)
    readable.promise = both(changes.promisedCategory, (one) => (one as { code: string }).code)
  for (const [field, part] of Object.entries(promised)) {
    const change = changes.promise && both(changes.promise, (stored) => (stored as CategoryPromise)[part])
    if (change && change[0] !== change[1]) readable[field] = change
  }
  if (changes.optionIds) {
    const textOf = (id: number, ids: number[]) =>
      optionText({ name: optionNames.get(id) ?? `${id}`, quantity: countOf(id, ids) })
    readable.options = both(changes.optionIds, (ids) => {
      return [...new Set(ids as number[])].map((id) => textOf(id, ids as number[]))
    })
  }
  for (const place of ['delivery', 'collection'] as const) {
    const change = changes[place]
    if (change) readable[place] = both(change, (stored) => addressLine(stored as HandoverPlace))
  }
  if (changes.waivedFees) {
    const textOf = ({ feeId, reason }: WaivedFee) => `${feeNames.get(feeId) ?? feeId} (${reason})`
    readable.waivedFees = both(changes.waivedFees, (fees) => (fees as WaivedFee[]).map(textOf))
  }
  if (changes.additionalDriverIds && changes.additionalDrivers) {
    readable.additionalDrivers = both(changes.additionalDrivers, (people) => (people as []).map(customerName))
  }
  return readable
}

function both([before, after]: [unknown, unknown], nameOf: (thing: unknown) => unknown): [unknown, unknown] {
  const name = (thing: unknown) => (thing === null || thing === undefined ? null : nameOf(thing))
  return [name(before), name(after)]
}

const otherWords: Record<string, Record<string, StepKind>> = {
  payment: { created: 'paid', refunded: 'refunded' },
  charge: { created: 'charged', taken_back: 'uncharged' },
  // The query gives the kind of the document that was issued as the action.
  invoice: {
    invoice: 'invoiced',
    advance: 'advance_invoiced',
    indemnity_claim: 'claimed',
    credit_note: 'credited',
  },
}

/** Returns the timeline step of an audit entry; null when the timeline does not show it. */
export function stepKindOf(entity: string, action: string): StepKind | null {
  if (entity !== 'rental') return otherWords[entity]?.[action] ?? null
  if (action === 'mailed') return null
  return stepKinds.find((kind) => kind === action) ?? null
}
