import type { CustomerCreation } from '../../customers/customer.schema.ts'
import { normalisePlate } from '../../fleet/vehicle/plate.ts'
import type { Sentence } from '../../kernel/language.ts'
import { toCents } from '../../kernel/money.ts'
import type { Period } from '../../kernel/period.ts'
import { toInstant } from '../../kernel/time.ts'
import { judgePromise } from '../promise/promise.ts'
import { openingHoursWarnings } from '../status/period.ts'
import { type CustomerBook, customerBook } from './customer-book.ts'
import type { Agency, ExistingStay, ImportFacts, Vehicle } from './import-facts.ts'
import type { ImportedRental } from './imported-rental.schema.ts'
import type { importedStatuses } from './imported-rental.ts'
import {
  endsBefore,
  isArchived,
  isChosen,
  isReferenced,
  isThere,
  noAgency,
  noCategory,
  noneFree,
  noneOfCategory,
  notLeft,
  noVehicle,
  otherCountry,
} from './plan-messages.ts'
import { fittingFirst, type Promised, promisedFields, promiseOf } from './promised.ts'
import { statusOf } from './row-status.ts'
import { type KnownSource, moneyOf, type SentBy } from './sent-by.ts'
import { type Texts, textsOf } from './texts.ts'
import { conflictOf, heldSpan, preparationLeft, type Span, type VehicleStays, vehicleStays } from './vehicle-stays.ts'

/** A rental to create. Either it has a customer, or `newCustomer` is the position of its customer in `newCustomers`. */
export type PlannedRental = Period &
  Texts &
  SentBy &
  Promised & {
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

/** Decides about rows one by one, so that a server can do other work between them. */
type ImportPlanner = {
  /** The positions of the rows, in the order in which `decide` is to be called. */
  order: readonly number[]
  decide: (at: number) => void
  /** Returns the plan once all rows are decided. */
  plan: () => ImportPlan
}

/**
 * Decides about each row of an import by what is there already and by the other rows. Rows with a plate take their
 * vehicle first, then those with a category alone get the first vehicle of it that is free, at best at the departure
 * agency.
 */
export function importPlanner(rows: readonly ImportedRental[], facts: ImportFacts, now: string): ImportPlanner {
  const known: Known = {
    agencies: new Map(facts.agencies.map((agency) => [agency.id, agency])),
    vehicles: new Map(facts.vehicles.map((vehicle) => [vehicle.id, vehicle])),
    ofPlate: Map.groupBy(facts.vehicles, ({ registrationNumber }) => registrationNumber),
    ofCategory: Map.groupBy(
      facts.vehicles.filter((vehicle) => !vehicle.isArchived),
      ({ categoryId }) => categoryId,
    ),
    departures: Map.groupBy(facts.existing, ({ rental }) => (rental ? Date.parse(rental.startsAt) : null)),
    stays: vehicleStays(facts.existing),
    references: new Map(facts.references.map(({ reference, publicId }) => [reference, publicId])),
    customers: customerBook(facts.customers),
    sources: new Map((facts.sources ?? []).map((source) => [source.id, source])),
    categoryIds: new Set(facts.categoryIds ?? []),
    now,
  }
  const verdicts: Verdict[] = []
  const [withPlate, others] = [true, false].map((has) =>
    rows.flatMap(({ registrationNumber }, at) => (Boolean(registrationNumber) === has ? at : [])),
  )
  return {
    order: [...(withPlate ?? []), ...(others ?? [])],
    decide: (at) => {
      const verdict = judge(rows[at] as ImportedRental, known)
      verdicts[at] = verdict
      if (!verdict.rental) return
      const { vehicleId, status, importReference } = verdict.rental
      if (importReference) known.references.set(importReference, null)
      if (status !== 'cancelled') known.stays.add(vehicleId, heldSpan(verdict.rental, status, now), { line: at + 1 })
    },
    plan: () => ({
      verdicts: verdicts.map((verdict) => prepared(verdict, known.stays)),
      newCustomers: known.customers.created(),
    }),
  }
}

/** The facts as they are looked up, with the rows that are decided. */
type Known = {
  agencies: ReadonlyMap<number, Agency>
  vehicles: ReadonlyMap<number, Vehicle>
  ofPlate: ReadonlyMap<string, Vehicle[]>
  ofCategory: ReadonlyMap<number, Vehicle[]>
  /** Rentals by the moment of their departure. */
  departures: ReadonlyMap<number | null, ExistingStay[]>
  stays: VehicleStays
  /** References in use, each with its rental, or null for one of another row. */
  references: Map<string, string | null>
  customers: CustomerBook
  sources: ReadonlyMap<number, KnownSource>
  categoryIds: ReadonlySet<number>
  now: string
}

function judge(row: ImportedRental, known: Known): Verdict {
  const { agencies, customers, references, now } = known
  const departure = agencies.get(row.departureAgencyId)
  const arrival = agencies.get(row.arrivalAgencyId ?? row.departureAgencyId)
  if (!departure) return refused('departureAgencyId', noAgency)
  if (!arrival) return refused('arrivalAgencyId', noAgency)
  if (departure.countryCode !== arrival.countryCode) return refused('arrivalAgencyId', otherCountry)
  const period = { start: toInstant(row.start, departure.timezone), end: toInstant(row.end, arrival.timezone) }
  if (Date.parse(period.end) <= Date.parse(period.start)) return refused('end', endsBefore)
  const status = statusOf(row, period, now)
  if (typeof status !== 'string') return refused('status', status)
  const referenced = row.reference ? references.get(row.reference) : undefined
  if (row.reference && referenced !== undefined) return existing('reference', isReferenced(row.reference, referenced))
  const customer = customers.find(row)
  if ('refusal' in customer) return refused(customer.path ?? 'customerName', customer.refusal)
  const stay = { span: heldSpan(period, status, now), status, timezone: departure.timezone }
  const choice = vehicleOf(row, known, stay, customer.id)
  if ('state' in choice) return choice
  const { vehicle, warnings } = choice
  const isOver = status === 'done' || status === 'cancelled'
  const money = moneyOf(row, status, known.sources)
  if ('refusal' in money) return refused(money.path, money.refusal)
  const promise = promiseOf(row)
  if (promise && !known.categoryIds.has(promise.categoryId)) return refused('promisedCategoryId', noCategory)
  const { refusals, warnings: misfits } = judgePromise(promise, vehicle)
  const { isSettled, ...amounts } = money
  const isLeftBehind = row.status === 'pending' && status === 'done'
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
      settledAt: isSettled ? period.end : null,
      securityDepositCents: isOver ? 0 : (depositCents ?? vehicle.securityDepositCents),
      waiverCents: vehicle.waiverCents,
      preparationMinutes: isOver ? 0 : vehicle.preparationMinutes,
      isOutsideOpeningHours: closed.length > 0,
      importReference: row.reference ?? null,
      ...textsOf(row),
      ...promisedFields(promise),
      ...amounts,
    },
    warnings: [
      ...[...warnings, ...(isOver ? [] : [...refusals, ...misfits])],
      ...(isLeftBehind ? [notLeft] : []),
      ...closed.map(({ sentence }) => sentence),
      ...customer.warnings,
    ],
  }
}

type Stay = { span: Span; status: PlannedRental['status']; timezone: string }

type Choice = { vehicle: Vehicle; warnings: Sentence[] } | Extract<Verdict, { rental: null }>

function vehicleOf(row: ImportedRental, known: Known, stay: Stay, customerId: number | null): Choice {
  const plate = row.registrationNumber && normalisePlate(row.registrationNumber)
  const ofPlate = (plate && known.ofPlate.get(plate)) || []
  // A plate may be that of an archived vehicle and of the one that has it now.
  const [current = ofPlate[0]] = ofPlate.filter((vehicle) => !vehicle.isArchived)
  const wanted = plate
    ? current
      ? [current]
      : []
    : fittingFirst(known.ofCategory.get(row.categoryId ?? row.promisedCategoryId ?? 0) ?? [], promiseOf(row))
  if (!wanted[0]) {
    return plate ? refused('registrationNumber', noVehicle(plate)) : refused('categoryId', noneOfCategory)
  }
  const again = row.reference ? undefined : sameRental(wanted[0], known, stay, plate ? 'any' : customerId)
  if (again) return existing(null, isThere(again))
  if (plate) {
    const isOver = stay.status === 'done' || stay.status === 'cancelled'
    if (wanted[0].isArchived && !isOver) return refused('registrationNumber', isArchived(plate))
    const conflict = conflictOf(wanted[0].id, known.stays, stay)
    return conflict ? refused('registrationNumber', conflict) : { vehicle: wanted[0], warnings: [] }
  }
  const isFree = ({ id }: Vehicle) => stay.status === 'cancelled' || known.stays.holderDuring(id, stay.span) === null
  const isHere = ({ locationId }: Vehicle) => locationId === row.departureAgencyId
  const free = wanted.find((vehicle) => isHere(vehicle) && isFree(vehicle)) ?? wanted.find(isFree)
  if (!free) return refused('categoryId', noneFree)
  return { vehicle: free, warnings: [isChosen(free.registrationNumber)] }
}

/**
 * Returns the number of a rental that an earlier import created from the same row, which has no reference: with the
 * same departure, of the same vehicle, or of the same category and customer. A customer to create, `null`, has no
 * rental.
 */
function sameRental(
  wanted: Vehicle,
  { departures, vehicles }: Known,
  { span, status }: Stay,
  customerId: number | null | 'any',
): string | undefined {
  return departures.get(span.startMs)?.find(({ rental, holds, vehicleId }) => {
    if (!rental || holds === (status === 'cancelled')) return false
    if (customerId === 'any') return vehicleId === wanted.id
    return rental.customerId === customerId && vehicles.get(vehicleId)?.categoryId === wanted.categoryId
  })?.rental?.publicId
}

/** Shortens the preparation to what the next rental leaves of it, since the other program agreed both. */
function prepared(verdict: Verdict, stays: VehicleStays): Verdict {
  if (!verdict.rental || verdict.rental.preparationMinutes === 0) return verdict
  return { ...verdict, rental: { ...verdict.rental, preparationMinutes: preparationLeft(verdict.rental, stays) } }
}

function refused(path: string, message: Sentence): Extract<Verdict, { rental: null }> {
  return { rental: null, state: 'refused', path, message }
}

function existing(path: string | null, message: Sentence): Extract<Verdict, { rental: null }> {
  return { rental: null, state: 'existing', path, message }
}
