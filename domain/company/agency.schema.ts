import { z } from 'zod'
import { Id } from '../kernel/field.schema.ts'
import { optionalText, requiredText } from '../kernel/field.ts'
import { stored } from '../kernel/stored.ts'
import { MonthDay, Timezone } from '../kernel/time.schema.ts'
import { OpeningHours } from './opening-hours.schema.ts'
import { CountryCode } from './territories.schema.ts'

export const Geolocation = z.object({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
})

/**
 * A season in a request: an existing one keeps its id, a new one has none (or a negative one). `00-00` entries are
 * dropped.
 */
export const SeasonInput = z.object({
  id: z.int().optional(),
  start: z.union([MonthDay, z.literal('00-00')]),
  end: z.union([MonthDay, z.literal('00-00')]),
  userLabel: requiredText(60),
  /** The name that customers read in English; null: `userLabel`. Without it a stored season keeps its own. */
  userLabelEn: optionalText(60).optional(),
})
export type SeasonInput = z.infer<typeof SeasonInput>

/** A part of every year with its own prices. Both days belong to it, and it may wrap the year's end. */
export const AgencySeason = z.object({
  id: z.int(),
  agencyId: z.int(),
  start: MonthDay,
  end: MonthDay,
  userLabel: z.string(),
  userLabelEn: z.string().nullable(),
})
export type AgencySeason = z.infer<typeof AgencySeason>

/** The fields of an agency; the answer and the columns of its queries derive from them. */
export const AgencyFields = z.object({
  name: requiredText(120),
  address: optionalText(300),
  postalCode: optionalText(10),
  city: optionalText(100),
  geolocation: Geolocation.nullable(),
  timezone: Timezone,
  isManualApprovalRequired: z.boolean(),
  openingHours: z.array(OpeningHours).max(100),
  seasons: z.array(SeasonInput).max(50),
})

export const AgencyCreation = AgencyFields.partial().required({ name: true })
export type AgencyCreation = z.infer<typeof AgencyCreation>

/** A change of an agency. `openingHours` and `seasons`, where given, replace the whole list in the same transaction. */
export const AgencyChange = AgencyFields.partial()
export type AgencyChange = z.infer<typeof AgencyChange>

export const Agency = z.object({
  id: z.int(),
  companyId: z.int(),
  ...stored(AgencyFields),
  countryCode: CountryCode,
  openingHours: z.array(OpeningHours.extend({ id: Id })),
  seasons: z.array(AgencySeason),
})
export type Agency = z.infer<typeof Agency>
