import { expect, test } from 'vitest'
import { clocksOf, onClocks } from './clocks.ts'

const agencies = [
  { id: 1, timezone: 'America/Guadeloupe' },
  { id: 2, timezone: 'Indian/Reunion' },
]
const closed = { id: 3, name: 'Cayenne', timezone: 'America/Cayenne' }

test('a period is on the clocks of its agencies, also of one that is archived', () => {
  const here = { start: 'America/Guadeloupe', end: 'America/Guadeloupe' }
  expect(clocksOf({}, agencies, undefined)).toEqual(here)
  expect(clocksOf({ departureAgencyId: 1 }, agencies, undefined)).toEqual(here)
  const rental = { departureAgency: closed, arrivalAgency: closed }
  expect(clocksOf({ departureAgencyId: 3, arrivalAgencyId: 2 }, agencies, rental)).toEqual({
    start: 'America/Cayenne',
    end: 'Indian/Reunion',
  })
})

test('another agency keeps the times that were typed', () => {
  const before = clocksOf({ departureAgencyId: 1, arrivalAgencyId: 1 }, agencies, undefined)
  const period = { start: '2026-12-10T14:00:00Z', end: '2026-12-12T14:00:00Z' }
  const leaves = clocksOf({ departureAgencyId: 2, arrivalAgencyId: 1 }, agencies, undefined)
  expect(onClocks(period, before, leaves)).toEqual({ start: '2026-12-10T06:00:00Z', end: '2026-12-12T14:00:00Z' })
  const both = clocksOf({ departureAgencyId: 2, arrivalAgencyId: 2 }, agencies, undefined)
  expect(onClocks({ ...period, end: null }, before, both)).toEqual({ start: '2026-12-10T06:00:00Z', end: null })
})
