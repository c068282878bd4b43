import { z } from 'zod'
import { Vehicle } from '../../fleet/vehicle/vehicle.schema.ts'
import { Id } from '../../kernel/field.schema.ts'
import { Instant } from '../../kernel/time.schema.ts'

export const AvailabilityQuery = z.object({
  start: Instant,
  end: Instant,
  departureAgencyId: z.coerce.number().pipe(Id),
  arrivalAgencyId: z.coerce.number().pipe(Id).optional(),
  /** The rental that is being edited; it never conflicts with itself. */
  excludeRentalId: z.coerce.number().pipe(Id).optional(),
})
export type AvailabilityQuery = z.infer<typeof AvailabilityQuery>

/** A vehicle, the agency where it will be at the requested start, and its availability. */
export const AvailableVehicle = Vehicle.extend({
  isAvailable: z.boolean(),
  reason: z.enum(['taken', 'elsewhere', 'too_short', 'unavailable']).nullable(),
  /** The occupancy that overlaps. `publicId` is null for an unavailability. */
  conflict: z.object({ publicId: z.string().nullable(), start: z.string(), end: z.string() }).nullable(),
  /** The overdue rental that still has the vehicle. A later period counts as free all the same. */
  lateRental: z.object({ id: z.int(), publicId: z.string() }).nullable(),
  /** The time that the vehicle would stand idle before and after, in minutes, at most a month on each side. */
  idleMinutes: z.int(),
})
export type AvailableVehicle = z.infer<typeof AvailableVehicle>
