import type { Sentence } from '../../kernel/language.ts'
import { overlaps, type Period } from '../../kernel/period.ts'
import { addMinutes, instantAt } from '../../kernel/time.ts'
import { lastsLongEnough } from '../status/period.ts'
import type { RentalStatus } from '../status/status.schema.ts'
import { holdsVehicle } from '../status/status.ts'
import { idleMinutes, type Neighbours } from './best-fit.ts'

/** The reasons a vehicle is not available, the gravest first. When several apply, the first one is reported. */
const unavailabilityReasons = ['taken', 'unavailable', 'too_short', 'elsewhere'] as const
type UnavailabilityReason = (typeof unavailabilityReasons)[number]

/**
 * A period in which a vehicle is occupied: a rental with its preparation time, or an unavailability, whose `rentalId`
 * is null. `isLate` marks the time of an overdue rental, up to now.
 */
export type Occupancy = Period & { rentalId: number | null; publicId: string | null; isLate?: boolean }

/**
 * The facts about a vehicle: the agency where it will be at the requested start, its category's minimum, its
 * occupancies and what is before and after the period.
 */
export type VehicleFacts = Neighbours & {
  locationId: number | null
  minimumRentalDurationMinutes: number | null
  occupancies: readonly Occupancy[]
}

/**
 * The requested period. `timezone` is that of the departure agency; `preparationMinutes` is the category's preparation
 * time after the end; `excludeRentalId` is the rental being edited.
 */
type AvailabilityRequest = Period & {
  departureAgencyId: number
  timezone: string
  preparationMinutes?: number
  excludeRentalId?: number
}

/**
 * The result for a vehicle. `conflict` is the occupancy that overlaps, for `taken` and `unavailable`; `lateRental` is
 * the overdue rental from which the vehicle is not back yet, for any period asked for; `idleMinutes` is the idle time
 * around the rental on this vehicle.
 */
type Availability = {
  isAvailable: boolean
  reason: UnavailabilityReason | null
  conflict: (Period & { publicId: string | null }) | null
  lateRental: { id: number; publicId: string } | null
  idleMinutes: number
}

/**
 * Decides if a vehicle is available, otherwise returns the gravest reason: `taken` (another rental, which the database
 * would refuse), `unavailable` (out of use), `too_short` (below the category's minimum), `elsewhere` (at another
 * agency: staff may still choose it). The conflict is the earliest one of its kind.
 */
export function decideAvailability(vehicle: VehicleFacts, request: AvailabilityRequest): Availability {
  const wanted = { start: request.start, end: addMinutes(request.end, request.preparationMinutes ?? 0) }
  return {
    ...decideReason(vehicle, request, wanted),
    lateRental: lateRentalOf(vehicle, request.excludeRentalId),
    idleMinutes: idleMinutes(vehicle, wanted.start, wanted.end),
  }
}

function lateRentalOf({ occupancies }: VehicleFacts, excludeRentalId?: number): Availability['lateRental'] {
  const late = occupancies.find(({ isLate, rentalId }) => isLate && rentalId !== excludeRentalId)
  return late?.rentalId && late.publicId ? { id: late.rentalId, publicId: late.publicId } : null
}

type Decided = Omit<Availability, 'lateRental' | 'idleMinutes'>

function decideReason(vehicle: VehicleFacts, request: AvailabilityRequest, wanted: Period): Decided {
  const conflicts = vehicle.occupancies
    .filter((one) => (one.rentalId === null || one.rentalId !== request.excludeRentalId) && overlaps(one, wanted))
    .sort((a, b) => Date.parse(a.start) - Date.parse(b.start))
  const rental = conflicts.find((one) => one.rentalId !== null)
  if (rental) return refused('taken', rental)
  if (conflicts[0]) return refused('unavailable', conflicts[0])
  if (!lastsLongEnough(request, vehicle.minimumRentalDurationMinutes, request.timezone)) return refused('too_short')
  if (vehicle.locationId !== null && vehicle.locationId !== request.departureAgencyId) return refused('elsewhere')
  return { isAvailable: true, reason: null, conflict: null }
}

/**
 * Returns true when staff may choose a vehicle for a rental: it is free, or it is at another agency, which staff
 * confirm.
 */
export function canBeChosen({ isAvailable, reason }: Pick<Availability, 'isAvailable' | 'reason'>): boolean {
  return isAvailable || reason === 'elsewhere'
}

type Holder = Period & { status: RentalStatus; deliveredAt?: string | null }

/**
 * Returns the period in which a rental keeps its vehicle from others, preparation included, or null when it does not.
 * It starts at the actual departure; with `now`, a late rental lasts at least until now.
 */
export function occupiedRange(rental: Holder, preparationMinutes: number, now?: string): Period | null {
  if (!holdsVehicle(rental.status)) return null
  const isOngoing = rental.status === 'ongoing'
  const end = isOngoing && now ? Math.max(Date.parse(rental.end), Date.parse(now)) : Date.parse(rental.end)
  return {
    start: (isOngoing && rental.deliveredAt) || rental.start,
    end: addMinutes(instantAt(end), preparationMinutes),
  }
}

/** Returns true when an ongoing rental is past its end. */
export function isLate(rental: { status: RentalStatus; end: string }, now: string): boolean {
  return rental.status === 'ongoing' && Date.parse(rental.end) < Date.parse(now)
}

type Choice = Pick<Availability, 'isAvailable' | 'lateRental' | 'idleMinutes'> & {
  category: { name: string }
  registrationNumber: string
}

const collator = new Intl.Collator('fr', { sensitivity: 'base', numeric: true })

/**
 * Compares two vehicles of a choice: available first, of these the ones not back last, then by category, of these the
 * ones with the least idle time around the rental first, then by plate.
 */
export function compareAvailability(a: Choice, b: Choice): number {
  return (
    rankOf(a) - rankOf(b) ||
    collator.compare(a.category.name, b.category.name) ||
    (a.isAvailable ? a.idleMinutes - b.idleMinutes : 0) ||
    collator.compare(a.registrationNumber, b.registrationNumber)
  )
}

function rankOf({ isAvailable, lateRental }: Choice): number {
  if (!isAvailable) return 2
  return lateRental ? 1 : 0
}

/** The labels of the reasons. */
export const reasonLabels = {
  taken: { fr: 'Déjà loué sur cette période', en: 'Already rented for these dates' },
  unavailable: { fr: 'Indisponible sur cette période', en: 'Unavailable for these dates' },
  too_short: { fr: 'Durée inférieure au minimum de la catégorie', en: 'Shorter than the category’s minimum' },
  elsewhere: { fr: 'Se trouvera dans une autre agence', en: 'Will be at another agency' },
} satisfies Record<UnavailabilityReason, Sentence>

function refused(reason: UnavailabilityReason, occupancy?: Occupancy): Decided {
  const conflict = occupancy ? { publicId: occupancy.publicId, start: occupancy.start, end: occupancy.end } : null
  return { isAvailable: false, reason, conflict }
}
