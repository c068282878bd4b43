import type { CustomerCreation } from '../../customers/customer.ts'
import { normalisePlate } from '../../fleet/vehicle/plate.ts'
import type { Sentence } from '../../kernel/language.ts'
import { toCents } from '../../kernel/money.ts'
import { overlaps, type Period } from '../../kernel/period.ts'
import { minutesBetween, toInstant } from '../../kernel/time.ts'
import { openingHoursWarnings } from '../period.ts'
import { type CustomerBook, customerBook } from './customer-book.ts'
import type { ImportFacts, Standing, Vehicle } from './import-facts.ts'
import type { ImportedRental, importedStatuses } from './imported-rental.ts'
import {
  endsBefore,
  isChosen,
  isReferenced,
  isTaken,
  isTakenByRow,
  isThere,
  noAgency,
  noneFree,
  noneOfCategory,
  notBegun,
  notOver,
  noVehicle,
  otherCountry,
  paidTooMuch,
} from './plan-words.ts'

/** A rental to create. Either it has a customer, or `newCustomer` is the position of its customer in `newCustomers`. */
export type PlannedRental = Period & {
  vehicleId: number
  customerId: number | null
  newCustomer: number | null
  departureAgencyId: number
  arrivalAgencyId: number
  status: (typeof importedStatuses)[number]
  totalCents: number
  settledElsewhereCents: number
  /** The return of a rental that is over; null where a rest of its price is still due. */
  settledAt: string | null
  securityDepositCents: number
  waiverCents: number
  preparationMinutes: number
  isOutsideOpeningHours: boolean
  importReference: string | null
}

type Verdict =
  | { rental: PlannedRental; warnings: Sentence[] }
  | { rental: null; state: 'existing' | 'refused'; path: string | null; message: Sentence }

/** The plan of an import: a verdict on each row, in their order, and the customers to create first. */
type ImportPlan = { verdicts: Verdict[]; newCustomers: CustomerCreation[] }

/** A stay of another row. */
type Taken = Period & { line: number }

/**
 * Decides about each row of an import by what is there already and by the other rows. Rows with a plate take their vehicle first, then
 * those with a category alone get the first vehicle of it that is free, at best at the departure agency.
 */
export function planImport(rows: readonly ImportedRental[], facts: ImportFacts, now: string): ImportPlan {
  const customers = customerBook(facts.customers)
  const standing = Map.groupBy(facts.standing, ({ vehicleId }) => vehicleId)
  const taken = new Map<number, Taken[]>()
  const references: Progress['references'] = new Map(
    facts.references.map(({ reference, publicId }) => [reference, publicId]),
  )
  const verdicts: Verdict[] = []
  const inOrder = [...rows.entries()].sort(
    ([, a], [, b]) => Number(!a.registrationNumber) - Number(!b.registrationNumber),
  )
  for (const [at, row] of inOrder) {
    const verdict = judge(row, facts, { customers, references, standing, taken, now })
    verdicts[at] = verdict
    if (!verdict.rental) continue
    const { vehicleId, status, importReference } = verdict.rental
    if (importReference) references.set(importReference, null)
    if (status === 'cancelled') continue
    const held = { ...heldPeriod(verdict.rental, status, now), line: at + 1 }
    taken.set(vehicleId, [...(taken.get(vehicleId) ?? []), held])
  }
  return {
    verdicts: verdicts.map((verdict) => prepared(verdict, { standing, taken })),
    newCustomers: customers.created(),
  }
}

/** The stays of each vehicle: those that are there, and those of other rows. */
type Stays = {
  standing: ReadonlyMap<number, readonly Standing[]>
  taken: ReadonlyMap<number, readonly Taken[]>
}
/** `references` are those in use, each with its rental, or null for one of another row. */
type Progress = Stays & { customers: CustomerBook; references: Map<string, string | null>; now: string }

function judge(row: ImportedRental, facts: ImportFacts, { customers, references, now, ...stays }: Progress): Verdict {
  const departure = facts.agencies.find(({ id }) => id === row.departureAgencyId)
  const arrival = facts.agencies.find(({ id }) => id === (row.arrivalAgencyId ?? row.departureAgencyId))
  if (!departure) return refused('departureAgencyId', noAgency)
  if (!arrival) return refused('arrivalAgencyId', noAgency)
  if (departure.countryCode !== arrival.countryCode) return refused('arrivalAgencyId', otherCountry)
  const period = { start: toInstant(row.start, departure.timezone), end: toInstant(row.end, arrival.timezone) }
  if (Date.parse(period.end) <= Date.parse(period.start)) return refused('end', endsBefore)
  const status = statusOf(row, period, now)
  if (typeof status !== 'string') return refused('status', status)
  const known = row.reference ? references.get(row.reference) : undefined
  if (row.reference && known !== undefined) return existing('reference', isReferenced(row.reference, known))
  const customer = customers.find(row)
  if ('refusal' in customer) return refused('customerName', customer.refusal)
  const stay = { ...stays, period: heldPeriod(period, status, now), status, timezone: departure.timezone }
  const choice = vehicleOf(row, facts, stay, customer.id)
  if ('state' in choice) return choice
  const { vehicle, warnings } = choice
  const totalCents = toCents(row.totalAmount)
  const isOver = status === 'done' || status === 'cancelled'
  const paidCents = row.paidAmount === undefined ? null : toCents(row.paidAmount)
  if (paidCents !== null && paidCents > totalCents) return refused('paidAmount', paidTooMuch)
  const settledElsewhereCents = status === 'cancelled' ? 0 : (paidCents ?? (isOver ? totalCents : 0))
  const closed = isOver ? [] : openingHoursWarnings(period, departure, arrival)
  const depositCents = row.securityDepositAmount === undefined ? null : toCents(row.securityDepositAmount)
  return {
    rental: {
      ...period,
      vehicleId: vehicle.id,
      customerId: customer.id,
      newCustomer: customer.id === null ? customers.add(row) : null,
      departureAgencyId: departure.id,
      arrivalAgencyId: arrival.id,
      status,
      totalCents,
      settledElsewhereCents,
      settledAt: status === 'done' && settledElsewhereCents === totalCents ? period.end : null,
      securityDepositCents: isOver ? 0 : (depositCents ?? vehicle.securityDepositCents),
      waiverCents: vehicle.waiverCents,
      preparationMinutes: isOver ? 0 : vehicle.preparationMinutes,
      isOutsideOpeningHours: closed.length > 0,
      importReference: row.reference ?? null,
    },
    warnings: [...warnings, ...closed.map(({ sentence }) => sentence), ...customer.warnings],
  }
}

/** Follows the dates, but believes a cancellation, and that a vehicle is still out after its planned return. */
function statusOf({ status }: ImportedRental, { start, end }: Period, now: string): PlannedRental['status'] | Sentence {
  if (status === 'cancelled') return status
  const [hasBegun, hasEnded] = [Date.parse(start) <= Date.parse(now), Date.parse(end) <= Date.parse(now)]
  if (status === 'done' && !hasEnded) return notOver
  if (status === 'ongoing' && !hasBegun) return notBegun
  if (status === 'ongoing') return status
  if (hasEnded) return 'done'
  return hasBegun ? 'ongoing' : 'pending'
}

/** A vehicle that is out is held up to now at least. */
function heldPeriod({ start, end }: Period, status: PlannedRental['status'], now: string): Period {
  return { start, end: status === 'ongoing' && Date.parse(end) < Date.parse(now) ? now : end }
}

type Stay = Stays & { period: Period; status: PlannedRental['status']; timezone: string }

type Choice = { vehicle: Vehicle; warnings: Sentence[] } | Extract<Verdict, { rental: null }>

function vehicleOf(row: ImportedRental, { vehicles }: ImportFacts, stay: Stay, customerId: number | null): Choice {
  const plate = row.registrationNumber && normalisePlate(row.registrationNumber)
  const wanted = vehicles
    .filter((vehicle) => (plate ? vehicle.registrationNumber === plate : vehicle.categoryId === row.categoryId))
    .toSorted((a, b) => Number(b.locationId === row.departureAgencyId) - Number(a.locationId === row.departureAgencyId))
  if (!wanted[0]) {
    return plate ? refused('registrationNumber', noVehicle(plate)) : refused('categoryId', noneOfCategory)
  }
  // A category alone tells rentals apart by their customer, and a customer to create has none yet.
  const isAlike = !row.reference && (Boolean(plate) || customerId !== null)
  const again = isAlike
    ? wanted.map((one) => sameRental(one, stay, plate ? null : customerId)).find(Boolean)
    : undefined
  if (again) return existing(null, isThere(again))
  const conflicts = wanted.map((vehicle) => ({ vehicle, conflict: conflictOf(vehicle, stay) }))
  if (plate) {
    const [first] = conflicts
    return first?.conflict ? refused('registrationNumber', first.conflict) : { vehicle: wanted[0], warnings: [] }
  }
  const free = conflicts.find(({ conflict }) => conflict === null)?.vehicle
  if (!free) return refused('categoryId', noneFree)
  return { vehicle: free, warnings: [isChosen(free.registrationNumber)] }
}

/** Returns the number of a rental that an earlier import created from the same row, which has no reference. */
function sameRental(
  { id }: Vehicle,
  { standing, period, status }: Stay,
  customerId: number | null,
): string | undefined {
  return standing.get(id)?.find(({ rental, holds }) => {
    if (!rental || holds === (status === 'cancelled')) return false
    return (
      Date.parse(rental.startsAt) === Date.parse(period.start) &&
      (customerId === null || rental.customerId === customerId)
    )
  })?.rental?.publicId
}

/** Returns why a vehicle cannot have the rental; null when it can. */
function conflictOf({ id }: Vehicle, { standing, taken, period, status, timezone }: Stay): Sentence | null {
  if (status === 'cancelled') return null
  const other = standing.get(id)?.find((one) => one.holds && overlaps(one, period))
  if (other) return isTaken(other, timezone)
  const row = taken.get(id)?.find((one) => overlaps(one, period))
  return row ? isTakenByRow(row.line) : null
}

/** Shortens the preparation to what the next rental leaves of it, since the other program agreed both. */
function prepared(verdict: Verdict, { standing, taken }: Stays): Verdict {
  if (!verdict.rental || verdict.rental.preparationMinutes === 0) return verdict
  const { vehicleId, end, preparationMinutes } = verdict.rental
  const others = [...(standing.get(vehicleId)?.filter(({ holds }) => holds) ?? []), ...(taken.get(vehicleId) ?? [])]
  const gaps = others.flatMap(({ start }) => (Date.parse(start) >= Date.parse(end) ? minutesBetween(end, start) : []))
  return { ...verdict, rental: { ...verdict.rental, preparationMinutes: Math.min(preparationMinutes, ...gaps) } }
}

function refused(path: string, message: Sentence): Extract<Verdict, { rental: null }> {
  return { rental: null, state: 'refused', path, message }
}

function existing(path: string | null, message: Sentence): Extract<Verdict, { rental: null }> {
  return { rental: null, state: 'existing', path, message }
}
