import { describe, expect, test } from 'vitest'
import { daysOfWeek } from '../company/opening-hours.ts'
import { toLocalDateTime } from '../kernel/time.ts'
import { barsOf } from './bars.ts'
import type { PlanningRental } from './board.schema.ts'
import { nudged } from './move.ts'
import { created, type FreeVehicle } from './move-create.ts'

const hour = 3_600_000
const week = { timezone: 'America/Guadeloupe', snapMinutes: 30, pxPerMs: 6 / hour }
const month = { ...week, snapMinutes: 60, pxPerMs: 1.5 / hour }
const at = (text: string) => Date.parse(text)

/** Opens from 8:00 to 12:00 and from 14:00 to 18:00, except on Sundays. 10 March is a Tuesday. */
const openingHours = daysOfWeek.slice(0, 6).flatMap((dayOfWeek) => [
  { dayOfWeek, openTimeMinutes: 480, closeTimeMinutes: 720 },
  { dayOfWeek, openTimeMinutes: 840, closeTimeMinutes: 1080 },
])
const clio: FreeVehicle = { id: 1, bars: [], timezone: 'America/Guadeloupe', openingHours }
const alwaysOpen: FreeVehicle = { ...clio, openingHours: [] }

describe('where the scale shows hours, a new period', () => {
  test('goes from the start of the drag to its end, in either direction', () => {
    const expected = { kind: 'create', vehicleId: 1, start: '2026-03-10T14:00:00Z', end: '2026-03-12T09:30:00Z' }
    const [first, last] = [at('2026-03-10T13:50:00Z'), at('2026-03-12T09:20:00Z')]
    expect(created(alwaysOpen, first, last, week)).toEqual(expected)
    expect(created(alwaysOpen, last, first, week)).toEqual(expected)
  })
  test('lasts at least one grid step', () => {
    const moment = at('2026-03-10T13:50:00Z')
    expect(created(alwaysOpen, moment, moment, week)).toMatchObject({
      start: '2026-03-10T14:00:00Z',
      end: '2026-03-10T14:30:00Z',
    })
  })
  test('also follows the keys', () => {
    const period = created(alwaysOpen, at('2026-03-10T14:00:00Z'), at('2026-03-11T14:00:00Z'), week)
    expect(nudged(null, period, 'end', 60, week.timezone)).toEqual({ ...period, end: '2026-03-11T15:00:00Z' })
    expect(nudged(null, period, 'whole', -60, week.timezone)).toEqual({
      ...period,
      start: '2026-03-10T13:00:00Z',
      end: '2026-03-11T13:00:00Z',
    })
  })
})

/** Draws a period on the week's scale, in local times of Guadeloupe. */
const drawn = (from: string, to: string) => {
  const { start, end } = created(clio, at(`${from}:00-04:00`), at(`${to}:00-04:00`), week)
  return [start, end].map((instant) => toLocalDateTime(instant, week.timezone))
}

describe('within the opening hours, a new period', () => {
  test.each([
    [
      'starts at the opening when drawn from the early morning',
      '2026-03-10T05:00',
      '2026-03-11T10:00',
      '2026-03-10T08:00',
      '2026-03-11T10:00',
    ],
    [
      'starts after the break when drawn from within it',
      '2026-03-10T12:30',
      '2026-03-11T10:00',
      '2026-03-10T14:00',
      '2026-03-11T10:00',
    ],
    [
      'starts on the next morning when drawn from the evening',
      '2026-03-10T18:00',
      '2026-03-11T10:00',
      '2026-03-11T08:00',
      '2026-03-11T10:00',
    ],
    [
      'ends at the closing when drawn into the evening',
      '2026-03-10T10:00',
      '2026-03-11T21:00',
      '2026-03-10T10:00',
      '2026-03-11T18:00',
    ],
    [
      'ends before the break when drawn into it',
      '2026-03-10T10:00',
      '2026-03-11T13:30',
      '2026-03-10T10:00',
      '2026-03-11T12:00',
    ],
    [
      'ends on Saturday when drawn into Sunday',
      '2026-03-13T10:00',
      '2026-03-15T15:00',
      '2026-03-13T10:00',
      '2026-03-14T18:00',
    ],
    ['may end as the agency opens', '2026-03-10T10:00', '2026-03-11T08:00', '2026-03-10T10:00', '2026-03-11T08:00'],
    [
      'stays as drawn when the agency is closed all the while',
      '2026-03-15T09:00',
      '2026-03-15T17:00',
      '2026-03-15T09:00',
      '2026-03-15T17:00',
    ],
    [
      'stays as drawn when less than an hour of it is open',
      '2026-03-10T17:30',
      '2026-03-10T20:00',
      '2026-03-10T17:30',
      '2026-03-10T20:00',
    ],
  ])('%s', (_, from, to, start, end) => {
    expect(drawn(from, to)).toEqual([start, end])
  })

  test('follows the clock of its agency, not the board’s', () => {
    const paris = { ...clio, timezone: 'Europe/Paris' }
    const period = created(paris, at('2026-03-10T05:00:00Z'), at('2026-03-10T22:00:00Z'), week)
    expect(period).toMatchObject({ start: '2026-03-10T07:00:00Z', end: '2026-03-10T17:00:00Z' })
  })
})

describe('where the scale shows only days, a new period', () => {
  test('starts and ends at the opening time of the first day', () => {
    expect(created(clio, at('2026-03-10T22:00:00Z'), at('2026-03-13T05:00:00Z'), month)).toMatchObject({
      start: '2026-03-10T12:00:00Z',
      end: '2026-03-13T12:00:00Z',
    })
  })
  test('starts at the local opening time, also on the day the clocks change', () => {
    const daily = daysOfWeek.map((dayOfWeek) => ({ dayOfWeek, openTimeMinutes: 480, closeTimeMinutes: 1080 }))
    const paris = { ...month, timezone: 'Europe/Paris' }
    const period = created(
      { ...clio, timezone: 'Europe/Paris', openingHours: daily },
      at('2026-03-29T15:00:00Z'),
      at('2026-03-31T15:00:00Z'),
      paris,
    )
    expect(period).toMatchObject({ start: '2026-03-29T06:00:00Z', end: '2026-03-31T06:00:00Z' })
  })
  test('lasts at least a day, from ten when the opening time is not known', () => {
    expect(created(alwaysOpen, at('2026-03-11T22:00:00Z'), at('2026-03-11T23:00:00Z'), month)).toMatchObject({
      start: '2026-03-11T14:00:00Z',
      end: '2026-03-12T14:00:00Z',
    })
  })
  test('of a Saturday ends as the agency closes, when it is closed on Sunday', () => {
    expect(created(clio, at('2026-03-14T16:00:00Z'), at('2026-03-14T17:00:00Z'), month)).toMatchObject({
      start: '2026-03-14T12:00:00Z',
      end: '2026-03-14T22:00:00Z',
    })
  })
  test('starts once the vehicle is ready again on that day, after the break', () => {
    const rental: PlanningRental = {
      id: 7,
      publicId: '2026-03-0007',
      status: 'pending',
      vehicleId: 1,
      start: '2026-03-08T14:00:00Z',
      end: '2026-03-10T14:10:00Z',
      preparationMinutes: 60,
      customer: 'Zoé Célestine',
      departureAgencyId: 1,
      arrivalAgencyId: 1,
      isPaid: false,
      isFormer: false,
    }
    const bars = barsOf([rental], [], at('2026-03-01T12:00:00Z'))
    const from = at('2026-03-10T18:00:00Z')
    expect(created({ ...clio, bars }, from, at('2026-03-12T18:00:00Z'), month)).toMatchObject({
      start: '2026-03-10T18:00:00Z',
      end: '2026-03-12T16:00:00Z',
    })
    const longer = barsOf([{ ...rental, end: '2026-03-14T14:00:00Z' }], [], at('2026-03-01T12:00:00Z'))
    expect(created({ ...clio, bars: longer }, from, from, month).start).toBe('2026-03-10T12:00:00Z')
    const draft = barsOf([{ ...rental, status: 'draft' }], [], at('2026-03-01T12:00:00Z'))
    expect(created({ ...clio, bars: draft }, from, from, month).start).toBe('2026-03-10T12:00:00Z')
  })
})
