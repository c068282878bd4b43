import { z } from 'zod'
import { transmissions } from '../../fleet/vehicle/vehicle-values.ts'
import { Id } from '../../kernel/field.schema.ts'
import { rule } from '../../kernel/validation.ts'
import { AvailabilityQuery } from '../availability/available-vehicle.ts'

/** The most rentals that a proposal moves. */
export const mostRoomMoves = 3

/** The time for which a search for room goes on, in milliseconds. */
export const roomSearchMs = 500

const oneOfBoth = rule<{ vehicleId?: number | undefined; categoryId?: number | undefined }>(
  ({ vehicleId, categoryId }) => (vehicleId === undefined) !== (categoryId === undefined),
  'vehicle_or_category',
  { fr: 'Indiquez un véhicule ou une catégorie, pas les deux.', en: 'Give a vehicle or a category, not both.' },
)

/** A period for which room is wanted: on one vehicle, or on any of a category with this gearbox and so many seats. */
export const RoomQuery = AvailabilityQuery.extend({
  vehicleId: z.coerce.number().pipe(Id).optional(),
  categoryId: z.coerce.number().pipe(Id).optional(),
  transmission: z.enum(transmissions).optional(),
  seats: z.coerce.number().int().min(1).max(99).optional(),
}).refine(...oneOfBoth)
export type RoomQuery = z.infer<typeof RoomQuery>

/** A rental or unavailability on the row of a vehicle; `rentalId` and `publicId` are null for an unavailability. */
const RoomBar = z.object({
  rentalId: z.int().nullable(),
  publicId: z.string().nullable(),
  start: z.string(),
  /** The end, with the preparation after it. */
  end: z.string(),
})

/** A rental that gives way, by going to another vehicle that is what was promised to its customer. */
export const RoomMove = z.object({
  rentalId: z.int(),
  publicId: z.string(),
  customerName: z.string(),
  start: z.string(),
  end: z.string(),
  fromVehicleId: z.int(),
  toVehicleId: z.int(),
  /** The `ETag` of the rental, for `moveRentals`. */
  version: z.string(),
})
export type RoomMove = z.infer<typeof RoomMove>

/** A vehicle of the proposal with what it has around the period. */
export const RoomRow = z.object({ vehicleId: z.int(), registrationNumber: z.string(), bars: z.array(RoomBar) })
export type RoomRow = z.infer<typeof RoomRow>

/**
 * The answer to a search for room:
 * - `room`: the vehicle, with the moves that free it; none where it is free as it is;
 * - `impossible`: whatever is moved, `peak` proves it;
 * - `none`: no way with up to three moves;
 * - `cut`: none was found in the time that a search has.
 */
export const Room = z.object({
  kind: z.enum(['room', 'impossible', 'none', 'cut']),
  vehicleId: z.int().nullable(),
  moves: z.array(RoomMove),
  /** The vehicles of the proposal, that of the period first. */
  rows: z.array(RoomRow),
  /** The first time at which each vehicle that would do is held by what cannot leave them, and how many they are. */
  peak: z.object({ start: z.string(), end: z.string(), vehicleCount: z.int() }).nullable(),
})
export type Room = z.infer<typeof Room>
