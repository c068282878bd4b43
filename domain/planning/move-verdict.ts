import type { Category } from '../fleet/category/category.schema.ts'
import type { Sentence } from '../kernel/language.ts'
import type { Period } from '../kernel/period.ts'
import { Problem } from '../kernel/problem.ts'
import { guillemets } from '../kernel/text.ts'
import { checkMinimumDuration } from '../rentals/content.ts'
import { judgePromise } from '../rentals/promise/promise.ts'
import { checkEndsAfterDelivery, checkRentalDates, openingHoursWarnings } from '../rentals/status/period.ts'
import { holdsVehicle } from '../rentals/status/status.ts'
import type { Bar } from './bars.ts'
import type { Planning, PlanningRental, PlanningVehicle } from './board.schema.ts'
import type { Proposal } from './move.ts'
import { type Conflict, conflictsOf, type HeldPeriod, holds } from './move-conflicts.ts'

/** The requirements of a category for a rental. */
type CategoryTerms = Pick<
  Category,
  'id' | 'code' | 'name' | 'preparationDurationMinutes' | 'minimumRentalDurationMinutes'
>

/** The data that a proposal is judged by: everything on the board. */
export type Setting = {
  vehicles: ReadonlyMap<number, PlanningVehicle>
  agencies: ReadonlyMap<number, Planning['agencies'][number]>
  categories: ReadonlyMap<number, CategoryTerms>
  barsOf: (vehicleId: number) => readonly Bar[]
  /** The time zone of the board. */
  timezone: string
  /** The current instant. */
  now: string
}

/**
 * The reasons for a certain refusal, and the warnings to show staff first. The server decides: it may still refuse for
 * data that the board has not loaded yet.
 */
export type Verdict = { refusals: Sentence[]; warnings: Sentence[]; conflicts: Conflict[] }

/** Judges a proposal for a bar, or for a new period when `bar` is null. For a draft a conflict is only a warning. */
export function judge(bar: Bar | null, proposal: Proposal, setting: Setting): Verdict {
  const rental = bar?.rental
  const bars = setting.barsOf(proposal.vehicleId)
  const held = heldPeriod(proposal, rental, setting)
  const conflicts = conflictsOf(held, bars, bar?.key ?? null, setting)
  const reasons = conflicts.map(({ sentence }) => sentence)
  const isGone = setting.vehicles.get(proposal.vehicleId)?.isArchived && bar?.vehicleId !== proposal.vehicleId
  const gone = isGone ? [noLongerInFleet] : []
  if (!rental) return { refusals: [...gone, ...reasons], warnings: [], conflicts }
  const promised = promiseVerdict(rental, proposal, setting)
  const certain = [...gone, ...refusedDates(rental, proposal, setting), ...promised.refusals]
  const warnings = [...promised.warnings, ...warningsOf(rental, proposal, setting)]
  return holdsVehicle(rental.status)
    ? { refusals: [...certain, ...reasons], warnings, conflicts }
    : { refusals: certain, warnings: [...reasons, ...warnings], conflicts }
}

/**
 * Returns the agency where a vehicle will be at a start: where the last rental before it ends, otherwise where it is
 * now.
 */
export function agencyAt({ vehicleId, start }: Proposal, { barsOf, vehicles }: Setting, exceptRentalId?: number) {
  const from = Date.parse(start)
  const before = barsOf(vehicleId)
    .filter((bar) => bar.rental && bar.rental.id !== exceptRentalId && holds(bar) && bar.end <= from)
    .reduce<Bar | null>((last, bar) => (last && last.end > bar.end ? last : bar), null)
  return before?.rental?.arrivalAgencyId ?? vehicles.get(vehicleId)?.locationId
}

/**
 * Returns the refusals of the dates of a new rental. They do not apply to an unavailability, which may be in the past.
 */
export function refusedNewDates(period: Period, now: string): Sentence[] {
  return refusalsOf(() => checkRentalDates(period, now))
}

function heldPeriod(
  { vehicleId, start, end }: Proposal,
  rental: PlanningRental | undefined,
  setting: Setting,
): HeldPeriod {
  const until = Date.parse(end)
  const category = categoryOf(vehicleId, setting)
  const minutes = rental ? (category ? (category.preparationDurationMinutes ?? 0) : rental.preparationMinutes) : 0
  return { start: Date.parse(start), end: until, preparedUntil: until + minutes * 60_000 }
}

/**
 * While the vehicle is out, only the end is checked: its bar starts at the actual departure or exchange, and the board
 * does not know the agreed start.
 */
function refusedDates(rental: PlanningRental, proposal: Proposal, setting: Setting): Sentence[] {
  if (rental.status === 'ongoing') return refusalsOf(() => checkEndsAfterDelivery(proposal.end, rental.start))
  const { promise } = rental
  const category = promise ? setting.categories.get(promise.categoryId) : categoryOf(proposal.vehicleId, setting)
  const minimum = category?.minimumRentalDurationMinutes ?? null
  const timezone = setting.agencies.get(rental.departureAgencyId)?.timezone ?? setting.timezone
  return [
    ...refusalsOf(() => checkRentalDates(proposal, setting.now, rental.start)),
    ...refusalsOf(() => checkMinimumDuration(proposal, minimum, timezone)),
  ]
}

function warningsOf(rental: PlanningRental, proposal: Proposal, setting: Setting): Sentence[] {
  const departure = setting.agencies.get(rental.departureAgencyId)
  const arrival = setting.agencies.get(rental.arrivalAgencyId)
  // Warns only about times that change: the others were already known to be outside the opening hours.
  const isNew = { departure: proposal.start !== rental.start, arrival: proposal.end !== rental.end }
  const closed = departure && arrival ? openingHoursWarnings(proposal, departure, arrival) : []
  return [
    ...parkedElsewhere(rental, proposal, setting),
    ...closed.filter(({ at }) => isNew[at]).map(({ sentence }) => sentence),
  ]
}

/** Judges another vehicle by what was promised: the vehicle itself in its category, or a category with its traits. */
function promiseVerdict(rental: PlanningRental, { vehicleId }: Proposal, setting: Setting) {
  const vehicle = setting.vehicles.get(vehicleId)
  if (vehicleId === rental.vehicleId || !vehicle) return { refusals: [], warnings: [] }
  if (rental.promise) return judgePromise(rental.promise, vehicle)
  return { refusals: [], warnings: categoryChange(rental, vehicleId, setting) }
}

function categoryChange(rental: PlanningRental, vehicleId: number, setting: Setting): Sentence[] {
  const [before, after] = [categoryOf(rental.vehicleId, setting), categoryOf(vehicleId, setting)]
  if (!before || !after || before.id === after.id) return []
  const [from, to] = [`${before.code} (${before.name})`, `${after.code} (${after.name})`]
  return [
    {
      fr: `Autre catégorie\u202f: ${to}, et non ${from}.`,
      en: `Another category: ${to} instead of ${from}.`,
    },
  ]
}

function parkedElsewhere(rental: PlanningRental, proposal: Proposal, setting: Setting): Sentence[] {
  if (rental.status === 'ongoing') return []
  const { agencies } = setting
  const placeId = agencyAt(proposal, setting, rental.id)
  const [place, departure] = [agencies.get(placeId ?? 0), agencies.get(rental.departureAgencyId)]
  if (!place || !departure || place.id === departure.id) return []
  return [
    {
      fr: `Le véhicule sera à l’agence ${guillemets(place.name)}, le départ est à ${guillemets(departure.name)}.`,
      en: `The vehicle will be at '${place.name}'; the pick-up is at '${departure.name}'.`,
    },
  ]
}

function categoryOf(vehicleId: number, { vehicles, categories }: Setting): CategoryTerms | undefined {
  return categories.get(vehicles.get(vehicleId)?.categoryId ?? 0)
}

function refusalsOf(check: () => void): Sentence[] {
  try {
    check()
    return []
  } catch (refusal) {
    if (!(refusal instanceof Problem)) throw refusal
    return refusal.details.fields?.map(({ message }) => message) ?? [refusal.sentence]
  }
}

const noLongerInFleet: Sentence = {
  fr: 'Ce véhicule n’est plus dans le parc.',
  en: 'This vehicle is no longer in the fleet.',
}
