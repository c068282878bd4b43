import { z } from 'zod'
import { Id } from '../kernel/field.schema.ts'
import { requiredText } from '../kernel/field.ts'

const Shows = z.enum(['times', 'names'])

/** A calendar to create: of a vehicle, of an agency, or of the whole company without either. */
export const CalendarCreation = z.object({
  name: requiredText(60),
  agencyId: Id.nullable().default(null),
  vehicleId: Id.nullable().default(null),
  shows: Shows.default('times'),
})
export type CalendarCreation = z.infer<typeof CalendarCreation>

/** A calendar that other programs read at a secret address, which is not part of it. */
export const Calendar = z.object({
  id: z.int(),
  name: z.string(),
  agency: z.object({ id: z.int(), name: z.string() }).nullable(),
  vehicle: z.object({ id: z.int(), registrationNumber: z.string() }).nullable(),
  /** `times` only, or also `names` of customers, vehicles and the reasons of unavailabilities. */
  shows: Shows,
  createdAt: z.string(),
  createdBy: z.object({ id: z.int(), firstName: z.string().nullable(), lastName: z.string().nullable() }).nullable(),
  /** To the hour; null for a calendar that was never read. */
  lastReadAt: z.string().nullable(),
})
export type Calendar = z.infer<typeof Calendar>

/** A new calendar with its secret address. */
export const CreatedCalendar = Calendar.extend({ url: z.string() })
export type CreatedCalendar = z.infer<typeof CreatedCalendar>
