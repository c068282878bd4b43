import { z } from 'zod'
import { Id, optionalLines } from '../kernel/field.ts'
import { Instant } from '../kernel/time.ts'

export const UnavailabilityCreation = z.object({
  start: Instant,
  end: Instant,
  description: optionalLines(500).optional(),
})
export type UnavailabilityCreation = z.infer<typeof UnavailabilityCreation>

/** A change of an unavailability: its dates, its words or its vehicle. */
export const UnavailabilityChange = UnavailabilityCreation.extend({ vehicleId: Id }).partial()
export type UnavailabilityChange = z.infer<typeof UnavailabilityChange>

/** A period in which a vehicle cannot be rented: workshop, accident, private use. */
export const Unavailability = z.object({
  id: z.int(),
  vehicleId: z.int(),
  start: z.string(),
  end: z.string(),
  description: z.string().nullable(),
})
export type Unavailability = z.infer<typeof Unavailability>
