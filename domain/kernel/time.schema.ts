import { z } from 'zod'
import { instantAt } from './time.ts'
import { rule } from './validation.ts'

/** Accepts the years 1900 to 2199, and texts without a year, which another rule refuses. */
const isInCalendar = rule((text: string) => !/^\d{4}-/.test(text) || (text >= '1900' && text < '2200'), 'range', {
  fr: 'La date doit se situer entre 1900 et 2199',
  en: 'The date must be between 1900 and 2199',
})

/**
 * An instant on the wire: ISO 8601 in UTC ending in `Z`, from 1900 to 2199, always sent to the second
 * (`2026-03-02T18:30:00Z`): fractions are dropped.
 */
export const Instant = z.iso
  .datetime()
  .refine(...isInCalendar)
  .overwrite((text) => (text.length === 20 ? text : toSeconds(text)))
export type Instant = z.infer<typeof Instant>

/** An existing day of the calendar, `YYYY-MM-DD`. */
export const LocalDate = z.iso.date()
export type LocalDate = z.infer<typeof LocalDate>

/** A day from 1900 to 2199, as lists and calendars are asked for. */
export const Day = LocalDate.refine(...isInCalendar)

/** A day of every year, `MM-DD`, 29 February included. */
export const MonthDay = z
  .string()
  .regex(/^(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|[12]\d))$/)
export type MonthDay = z.infer<typeof MonthDay>

/**
 * A time zone by its IANA name (`America/Guadeloupe`); plain offsets are refused, since they have no daylight saving.
 */
export const Timezone = z
  .string()
  .max(64)
  .refine(
    ...rule(isTimezone, 'timezone', {
      fr: 'Ce fuseau horaire n’existe pas',
      en: 'This time zone does not exist',
    }),
  )
export type Timezone = z.infer<typeof Timezone>

function toSeconds(text: string): string {
  const epochMs = Date.parse(text)
  return Number.isNaN(epochMs) ? text : instantAt(epochMs)
}

function isTimezone(name: string): boolean {
  if (!/^[A-Za-z][A-Za-z0-9_+\-/]{1,63}$/.test(name)) return false
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}
