import { z } from 'zod'
import { Id } from '../../kernel/field.schema.ts'

/** The most rentals that one call moves. */
export const mostMoves = 20

/** Another vehicle for a rental, which keeps its dates. */
export const RentalMove = z.object({
  id: Id,
  vehicleId: Id,
  /** The `ETag` of the rental as it was read. */
  version: z.string().min(1).max(100),
  /** Confirms a vehicle that does not fit the promise. */
  isMismatchConfirmed: z.boolean().optional(),
})
export type RentalMove = z.infer<typeof RentalMove>

/** A rental after its move. */
export const MovedRental = z.object({
  id: z.int(),
  publicId: z.string(),
  /** The vehicle before; the same as `vehicleId` where nothing changed. */
  formerVehicleId: z.int(),
  vehicleId: z.int(),
  formerTotalAmount: z.number().nullable(),
  totalAmount: z.number().nullable(),
  /** The `ETag` of the rental from now on. */
  version: z.string(),
})
export type MovedRental = z.infer<typeof MovedRental>
