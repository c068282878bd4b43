import type { LocalDate } from '../kernel/time.schema.ts'
import { addDays } from '../kernel/time.ts'
import type { RetentionPeriods } from './periods.schema.ts'
import { invoiceYears } from './periods.ts'

/** The kinds of data of a customer, those with the shortest period first. */
export const dataKinds = ['scans', 'identity', 'contacts', 'contract', 'invoice'] as const
type DataKind = (typeof dataKinds)[number]

/** The reasons for which data stay. The first four last until somebody settles them. */
export const retentionReasons = [
  'rental',
  'debt',
  'fine',
  'dispute',
  'exclusion',
  'period',
  'fines_to_come',
  'proof',
  'accounting',
] as const
type RetentionReason = (typeof retentionReasons)[number]

/** A rental that names the customer, in any role. */
export type RentalFacts = {
  id: number
  publicId: string
  /** The day on which it came back, was cancelled or lapsed; for a draft the day of its last change. */
  endedOn: LocalDate
  /** True for an offer or a contract that is not over. */
  isOpen: boolean
  /** The part of the customer: a driver owes nothing. */
  role: 'renter' | 'driver'
  /** True while the customer owes money, or the company owes money or holds a deposit. */
  isOwed: boolean
  hasOpenFine: boolean
  /** True while somebody whom it names is in a dispute with the company. */
  isDisputed: boolean
  /** True while a contract, check, photo or signature of it is stored. */
  hasProof: boolean
}

/** The facts about a customer from which the rule decides. */
export type CustomerFacts = {
  createdOn: LocalDate
  /** The day on which the customer asked to be erased. */
  requestedOn: LocalDate | null
  isDisputed: boolean
  /** The last day of a mark that the customer may not rent again; null without one. */
  excludedUntil: LocalDate | null
  scans: number
  hasIdentity: boolean
  hasContacts: boolean
  rentals: readonly RentalFacts[]
  /** Open notices that name the customer as driver. */
  openFines: readonly string[]
  invoices: readonly { number: string; issuedOn: LocalDate }[]
}

/** Data that go. `about` is the number of the rental, for a contract. */
type Gone = { kind: DataKind; about: string | null; rentalId: number | null; count: number }

/** Data that stay: why, until which day if that is known, and about which rental, notice or invoice. */
type Kept = { kind: DataKind; reason: RetentionReason; until: LocalDate | null; about: string | null }

/** The data that go on a day, and those that stay. */
export type RetentionPlan = { goes: Gone[]; stays: Kept[] }

/**
 * Decides the data of a customer that may go on a day. A request of the customer ends the periods of what identifies
 * them at once; contracts stay as proof, and nothing goes while something is open. A mark that the customer may not
 * rent again, while it is in force, keeps what recognises them: name, contact details, birth and licence.
 */
export function planRetention(facts: CustomerFacts, periods: RetentionPeriods, today: LocalDate): RetentionPlan {
  const plan: RetentionPlan = { goes: [], stays: [] }
  const open = openMatter(facts)
  const markEnd = facts.excludedUntil && addDays(facts.excludedUntil, 1)
  const last = facts.rentals.map(({ endedOn }) => endedOn).reduce(later, facts.createdOn)
  const personal = [
    { kind: 'scans', count: facts.scans, due: after(last, { days: periods.scanDays }), reason: 'period' },
    {
      kind: 'identity',
      count: Number(facts.hasIdentity),
      due: after(last, { months: periods.identityMonths }),
      reason: 'fines_to_come',
    },
    {
      kind: 'contacts',
      count: Number(facts.hasContacts),
      due: after(last, { months: periods.contactMonths }),
      reason: 'period',
    },
  ] as const
  for (const { kind, count, due, reason } of personal) {
    if (count === 0) continue
    if (open) plan.stays.push({ kind, ...open, until: null })
    else if (kind !== 'scans' && markEnd !== null && markEnd > today && (facts.requestedOn !== null || markEnd > due))
      plan.stays.push({ kind, reason: 'exclusion', until: markEnd, about: null })
    else if (facts.requestedOn !== null || due <= today) plan.goes.push({ kind, about: null, rentalId: null, count })
    else plan.stays.push({ kind, reason, until: due, about: null })
  }
  for (const rental of facts.rentals) planContract(rental, periods, today, plan)
  for (const { number, issuedOn } of facts.invoices) {
    const until = after(issuedOn, { years: invoiceYears })
    plan.stays.push({ kind: 'invoice', reason: 'accounting', until, about: number })
  }
  return plan
}

/** Plans the proofs of one rental: a later rental of the same customer does not lengthen its period. */
function planContract(
  rental: RentalFacts,
  { contractYears }: RetentionPeriods,
  today: LocalDate,
  plan: RetentionPlan,
): void {
  if (!rental.hasProof) return
  const { publicId: about, id: rentalId, endedOn } = rental
  const reason = openReason(rental) ?? (rental.isDisputed ? 'dispute' : null)
  const due = after(endedOn, { years: contractYears })
  if (reason) plan.stays.push({ kind: 'contract', reason, until: null, about })
  else if (due <= today) plan.goes.push({ kind: 'contract', about, rentalId, count: 1 })
  else plan.stays.push({ kind: 'contract', reason: 'proof', until: due, about })
}

/** Returns the first open matter of a customer, which keeps everything that identifies them; null without one. */
function openMatter({ isDisputed, rentals, openFines }: CustomerFacts): Pick<Kept, 'reason' | 'about'> | null {
  for (const rental of rentals) {
    const reason = openReason(rental.role === 'driver' ? { ...rental, isOwed: false } : rental)
    if (reason) return { reason, about: rental.publicId }
  }
  if (openFines.length > 0) return { reason: 'fine', about: openFines[0] || null }
  return isDisputed ? { reason: 'dispute', about: null } : null
}

function openReason({ isOpen, isOwed, hasOpenFine }: RentalFacts): RetentionReason | null {
  if (isOpen) return 'rental'
  if (isOwed) return 'debt'
  return hasOpenFine ? 'fine' : null
}

/**
 * Returns the latest day after which data of a period could have begun to be kept, a few days generous: the end of a
 * month clamps. Only to read fewer rows; the rule decides.
 */
export function earliestStart(today: LocalDate, period: { days?: number; months?: number; years?: number }): LocalDate {
  return Temporal.PlainDate.from(today).subtract(period).add({ days: 3 }).toString()
}

function after(day: LocalDate, period: { days?: number; months?: number; years?: number }): LocalDate {
  return Temporal.PlainDate.from(day).add(period).toString()
}

function later(one: LocalDate, other: LocalDate): LocalDate {
  return one > other ? one : other
}
