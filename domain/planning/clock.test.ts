import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { clockOf } from './clock.ts'

const miquelon = 'America/Miquelon'
const at = (text: string) => Date.parse(text)

describe('a clock', () => {
  test('shows the time of the zone, on both sides of a change', () => {
    const clock = clockOf(miquelon)
    expect(clock(at('2026-03-08T04:59Z'))).toMatchObject({ month: 3, day: 8, weekday: 7, hour: 1, minute: 59 })
    expect(clock(at('2026-03-08T05:00Z'))).toMatchObject({ hour: 3, minute: 0 })
    expect(clock(at('2026-11-01T03:30Z'))).toMatchObject({ day: 1, hour: 1, minute: 30 })
    expect(clock(at('2026-11-01T04:30Z'))).toMatchObject({ day: 1, hour: 1, minute: 30 })
  })

  test('agrees with the calendar at any instant, in any order', () => {
    const instants = fc.array(fc.integer({ min: at('2020-01-01'), max: at('2035-01-01') }), {
      minLength: 1,
      maxLength: 20,
    })
    fc.assert(
      fc.property(instants, fc.constantFrom(miquelon, 'Europe/Paris', 'America/Guadeloupe'), (moments, zone) => {
        const clock = clockOf(zone)
        for (const moment of moments) {
          const local = Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(zone)
          const { year, month, day, dayOfWeek: weekday, hour, minute } = local
          expect(clock(moment)).toEqual({ year, month, day, weekday, hour, minute })
        }
      }),
    )
  })
})
