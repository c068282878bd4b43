import { z } from 'zod'
import { Id, optionalLines } from '../../kernel/field.ts'
import type { Sentence } from '../../kernel/language.ts'
import { stored } from '../../kernel/stored.ts'
import { Instant } from '../../kernel/time.ts'

/** The fields of an unavailability; the answer derives from them. */
export const UnavailabilityFields = z.object({
  start: Instant,
  end: Instant,
  description: optionalLines(500),
})

/** The label of each field, on screens, in files and in refusals. */
export const unavailabilityLabels = {
  start: { fr: 'Début', en: 'Start' },
  end: { fr: 'Fin', en: 'End' },
  description: { fr: 'Motif', en: 'Reason' },
} satisfies Partial<Record<keyof z.infer<typeof UnavailabilityFields>, Sentence>>

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
