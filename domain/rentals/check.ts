import { z } from 'zod'
import { FuelLevel } from '../fleet/fuel-level.ts'
import { optionalText } from '../kernel/field.ts'

export const stages = ['delivery', 'return'] as const
export type Stage = (typeof stages)[number]

/** The record that a vehicle left (`delivery`) or came back (`return`), as it is sent. */
export const CheckCreation = z.object({
  stage: z.enum(stages),
  /** Kilometres; below the last reading only with `isOdometerConfirmed`. */
  odometer: z.int().min(0).max(9_999_999),
  fuelLevel: FuelLevel.nullish(),
  comments: optionalText(4000).optional(),
  isOdometerConfirmed: z.boolean().optional(),
})
export type CheckCreation = z.infer<typeof CheckCreation>

export const Check = z.object({
  id: z.int(),
  rentalId: z.int(),
  stage: z.enum(stages),
  odometer: z.int(),
  fuelLevel: z.string().nullable(),
  comments: z.string().nullable(),
  /** When it was recorded. */
  recordedAt: z.string(),
})
export type Check = z.infer<typeof Check>
