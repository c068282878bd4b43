import { z } from 'zod'
import { Id } from '../../kernel/field.schema.ts'
import { optionalLines } from '../../kernel/field.ts'
import { stored } from '../../kernel/stored.ts'
import { Instant } from '../../kernel/time.schema.ts'

/** The fields of an unavailability; the answer derives from them. */
export const UnavailabilityFields = z.object({
  start: Instant,
  end: Instant,
  description: optionalLines(500),
})

export const UnavailabilityCreation = UnavailabilityFields.partial().required({ start: true, end: true })
export type UnavailabilityCreation = z.infer<typeof UnavailabilityCreation>

/** A change of an unavailability: its dates, its words or its vehicle. */
export const UnavailabilityChange = UnavailabilityCreation.extend({ vehicleId: Id }).partial()
export type UnavailabilityChange = z.infer<typeof UnavailabilityChange>

/** A period in which a vehicle cannot be rented: workshop, accident, private use. */
export const Unavailability = z.object({
  id: z.int(),
  vehicleId: z.int(),
  ...stored(UnavailabilityFields),
})
export type Unavailability = z.infer<typeof Unavailability>
