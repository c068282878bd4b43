import { z } from 'zod'
import { daysOfWeek } from './opening-hours.ts'

export const DayOfWeek = z.enum(daysOfWeek)
export type DayOfWeek = z.infer<typeof DayOfWeek>

/** A range in which an agency is open, in minutes since local midnight; 1440 is the midnight that ends the day. */
export const OpeningHours = z.object({
  id: z.number().int().optional(),
  dayOfWeek: DayOfWeek,
  openTimeMinutes: z.number().int().min(0).max(1439),
  closeTimeMinutes: z.number().int().min(0).max(1440),
})
export type OpeningHours = z.infer<typeof OpeningHours>
