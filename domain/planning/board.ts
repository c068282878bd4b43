import { z } from 'zod'
import { OpeningHours } from '../company/opening-hours.ts'
import { Id } from '../kernel/field.ts'
import { durationMinutes, type Period } from '../kernel/period.ts'
import { Instant } from '../kernel/time.ts'
import { rule } from '../kernel/validation.ts'
import { RentalStatus, rentalStatuses } from '../rentals/status.ts'

/** What the board shows at first. */
export const defaultStatuses = ['pending', 'ongoing', 'done'] satisfies RentalStatus[]

/** The statuses that may stand on the board: all but cancelled, which hold and promise nothing. */
export const boardStatuses = rentalStatuses.filter((status) => status !== 'cancelled')

const commaSeparatedStatuses = z
  .string()
  .max(100)
  .transform((text) => text.split(',').filter(Boolean))
  .pipe(z.array(RentalStatus))

/** The longest period, in days: a year with what stands beside it. */
const mostDays = 400

const [isForwards, forwards] = rule((period: Period) => durationMinutes(period) > 0, 'range', {
  fr: 'La fin de la période doit suivre son début',
  en: 'The end of the period must come after its start',
})

const [isShort, short] = rule((period: Period) => durationMinutes(period) <= mostDays * 1440, 'range', {
  fr: `La période ne peut pas dépasser ${mostDays} jours`,
  en: `The period cannot exceed ${mostDays} days`,
})

/** The period that is asked for, at most 400 days, and what of it. */
export const PlanningQuery = z
  .object({
    start: Instant,
    end: Instant,
    /** Comma separated; `pending,ongoing,done` when absent. */
    status: commaSeparatedStatuses.optional(),
    /** Only vehicles that stand at this agency, or whose bars leave from it or come back to it. */
    agencyId: z.coerce.number().pipe(Id).optional(),
    categoryId: z.coerce.number().pipe(Id).optional(),
    /** Plate, make or model of the vehicle; or the customer or public id of one of its bars. */
    text: z.string().trim().max(100).optional(),
    /** `bars` leaves vehicles, categories, agencies and holidays out (as empty lists): more of a board that is already there. */
    only: z.enum(['bars']).optional(),
  })
  .refine(isForwards, { ...forwards, path: ['end'] })
  .refine(isShort, { ...short, path: ['end'] })
export type PlanningQuery = z.infer<typeof PlanningQuery>

/** A vehicle: a row of the board. */
export const PlanningVehicle = z.object({
  id: z.int(),
  registrationNumber: z.string(),
  make: z.string().nullable(),
  model: z.string().nullable(),
  categoryId: z.int(),
  /** The agency where it stands now. */
  locationId: z.int(),
})
export type PlanningVehicle = z.infer<typeof PlanningVehicle>

/**
 * The stretch in which a rental has, or wants, a vehicle: a bar. A rental whose vehicle was changed on the way has a bar for
 * each vehicle; those of the vehicles it had before are `isFormer` and stay where they are.
 */
export const PlanningRental = z.object({
  /** The rental's. */
  id: z.int(),
  publicId: z.string(),
  status: RentalStatus,
  vehicleId: z.int(),
  /** When the vehicle leaves; when it really left, once it has. */
  start: z.string(),
  /** When it comes back; when it really came back, once it has. */
  end: z.string(),
  /** How long the vehicle is prepared after `end`, in minutes. */
  preparationMinutes: z.int(),
  /** First and last name. */
  customer: z.string(),
  departureAgencyId: z.int(),
  arrivalAgencyId: z.int(),
  /** The price is paid in full. */
  isPaid: z.boolean(),
  isFormer: z.boolean(),
})
export type PlanningRental = z.infer<typeof PlanningRental>

export const PlanningUnavailability = z.object({
  id: z.int(),
  vehicleId: z.int(),
  start: z.string(),
  end: z.string(),
  description: z.string().nullable(),
})
export type PlanningUnavailability = z.infer<typeof PlanningUnavailability>

/** What the board draws. Bars are those that share a moment, preparation included, with the period. */
export const Planning = z.object({
  /** By category code, then plate. */
  vehicles: z.array(PlanningVehicle),
  categories: z.array(z.object({ id: z.int(), code: z.string(), name: z.string() })),
  agencies: z.array(
    z.object({ id: z.int(), name: z.string(), timezone: z.string(), openingHours: z.array(OpeningHours) }),
  ),
  /** By vehicle, then start. */
  rentals: z.array(PlanningRental),
  unavailabilities: z.array(PlanningUnavailability),
  /** Name by local date, in the user's language, of the company's territory. */
  holidays: z.record(z.string(), z.string()),
})
export type Planning = z.infer<typeof Planning>
