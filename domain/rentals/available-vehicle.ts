import { z } from 'zod'
import { Vehicle } from '../fleet/vehicle.ts'
import { Id } from '../kernel/field.ts'
import { Instant } from '../kernel/time.ts'

export const AvailabilityQuery = z.object({
  start: Instant,
  end: Instant,
  departureAgencyId: z.coerce.number().pipe(Id),
  arrivalAgencyId: z.coerce.number().pipe(Id).optional(),
  /** The rental that is being edited does not stand in its own way. */
  excludeRentalId: z.coerce.number().pipe(Id).optional(),
})
export type AvailabilityQuery = z.infer<typeof AvailabilityQuery>

/** A vehicle, where it will stand at the asked start, and whether it can be rented then. */
export const AvailableVehicle = Vehicle.extend({
  isAvailable: z.boolean(),
  reason: z.enum(['taken', 'elsewhere', 'too_short', 'unavailable']).nullable(),
  /** What is in the way. `publicId` is null for an unavailability. */
  conflict: z.object({ publicId: z.string().nullable(), start: z.string(), end: z.string() }).nullable(),
})
export type AvailableVehicle = z.infer<typeof AvailableVehicle>
