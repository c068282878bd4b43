import { z } from 'zod'
import { OpeningHours } from '../company/opening-hours.schema.ts'
import { Id } from '../kernel/field.schema.ts'
import { durationMinutes, type Period } from '../kernel/period.ts'
import { Instant } from '../kernel/time.schema.ts'
import { rule } from '../kernel/validation.ts'
import { CategoryPromise } from '../rentals/promise/promise.schema.ts'
import { RentalStatus } from '../rentals/status/status.schema.ts'

const commaSeparatedStatuses = z
  .string()
  .max(100)
  .transform((text) => text.split(',').filter(Boolean))
  .pipe(z.array(RentalStatus))

/** The longest period, in days: a year with a margin. */
const mostDays = 400

const [isForwards, forwards] = rule((period: Period) => durationMinutes(period) > 0, 'range', {
  fr: 'La fin de la période doit suivre son début',
  en: 'The end of the period must come after its start',
})

const [isShort, short] = rule((period: Period) => durationMinutes(period) <= mostDays * 1440, 'range', {
  fr: `La période ne peut pas dépasser ${mostDays} jours`,
  en: `The period cannot exceed ${mostDays} days`,
})

/** The requested period, at most 400 days, and its filters. */
export const PlanningQuery = z
  .object({
    start: Instant,
    end: Instant,
    /** Comma separated; `pending,ongoing,done` when absent. */
    status: commaSeparatedStatuses.optional(),
    /** Only vehicles that are at this agency, or have a bar that departs from it or returns to it. */
    agencyId: z.coerce.number().pipe(Id).optional(),
    categoryId: z.coerce.number().pipe(Id).optional(),
    /** Plate, make or model of the vehicle; or the customer or public id of one of its bars. */
    text: z.string().trim().max(100).optional(),
    /** `bars` returns empty lists of vehicles, categories, agencies and holidays: the board has already loaded them. */
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
  transmission: z.string().nullable(),
  seats: z.int().nullable(),
  /** The agency where it is now. */
  locationId: z.int(),
  /** It has left the fleet, and is listed for its bars only. */
  isArchived: z.boolean(),
})
export type PlanningVehicle = z.infer<typeof PlanningVehicle>

/**
 * A bar: the period in which a rental has, or wants, a vehicle. A rental whose vehicle was changed has one bar for each
 * vehicle; those of earlier vehicles are `isFormer` and cannot be moved.
 */
export const PlanningRental = z.object({
  /** The rental's id. */
  id: z.int(),
  publicId: z.string(),
  status: RentalStatus,
  vehicleId: z.int(),
  /** The planned departure, or the actual one once the vehicle has left. */
  start: z.string(),
  /** The planned return, or the actual one once the vehicle is back. */
  end: z.string(),
  /** The preparation time after `end`, in minutes. */
  preparationMinutes: z.int(),
  /** First and last name. */
  customer: z.string(),
  departureAgencyId: z.int(),
  arrivalAgencyId: z.int(),
  /** True when the price is paid in full. */
  isPaid: z.boolean(),
  isFormer: z.boolean(),
  /** The promised category; absent where the vehicle was promised, as for most. */
  promise: CategoryPromise.optional(),
  /** Present where staff keep the vehicle although a category was promised. */
  isPinned: z.literal(true).optional(),
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

/** The data of the board. Bars are those that overlap the period, preparation included. */
export const Planning = z.object({
  /** Sorted by category code, then plate. */
  vehicles: z.array(PlanningVehicle),
  categories: z.array(z.object({ id: z.int(), code: z.string(), name: z.string() })),
  agencies: z.array(
    z.object({ id: z.int(), name: z.string(), timezone: z.string(), openingHours: z.array(OpeningHours) }),
  ),
  /** Sorted by vehicle, then start. */
  rentals: z.array(PlanningRental),
  unavailabilities: z.array(PlanningUnavailability),
  /** Names by local date, in the user's language, for the company's territory. */
  holidays: z.record(z.string(), z.string()),
})
export type Planning = z.infer<typeof Planning>
