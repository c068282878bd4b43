import { describe, expect, test } from 'vitest'
import { barsOf } from './bars.ts'
import type { PlanningRental } from './board.ts'
import { nudged } from './move.ts'
import { created, type FreeVehicle } from './move-create.ts'

const hour = 3_600_000
const week = { timezone: 'America/Guadeloupe', snapMinutes: 30, pxPerMs: 6 / hour }
const month = { ...week, snapMinutes: 60, pxPerMs: 1.5 / hour }
const at = (text: string) => Date.parse(text)

/** Opens at 8:00 on Tuesdays; 10 March is one. */
const openingHours = [{ dayOfWeek: 'tuesday' as const, openTimeMinutes: 480, closeTimeMinutes: 1080 }]
const clio: FreeVehicle = { id: 1, bars: [], openingHours }

describe('where the scale shows hours, a new stretch', () => {
  test('goes from the start of the drag to its end, in either direction', () => {
    const expected = { kind: 'create', vehicleId: 1, start: '2026-03-10T14:00:00Z', end: '2026-03-12T09:30:00Z' }
    const [first, last] = [at('2026-03-10T13:50:00Z'), at('2026-03-12T09:20:00Z')]
    expect(created(clio, first, last, week)).toEqual(expected)
    expect(created(clio, last, first, week)).toEqual(expected)
  })
  test('lasts at least one grid step', () => {
    const moment = at('2026-03-10T13:50:00Z')
    expect(created(clio, moment, moment, week)).toMatchObject({
      start: '2026-03-10T14:00:00Z',
      end: '2026-03-10T14:30:00Z',
    })
  })
  test('also follows the keys', () => {
    const stretch = created(clio, at('2026-03-10T14:00:00Z'), at('2026-03-11T14:00:00Z'), week)
    expect(nudged(null, stretch, 'end', 60, week.timezone)).toEqual({ ...stretch, end: '2026-03-11T15:00:00Z' })
    expect(nudged(null, stretch, 'whole', -60, week.timezone)).toEqual({
      ...stretch,
      start: '2026-03-10T13:00:00Z',
      end: '2026-03-11T13:00:00Z',
    })
  })
})

describe('where the scale shows only days, a new stretch', () => {
  test('starts and ends at the opening time of the first day', () => {
    expect(created(clio, at('2026-03-10T22:00:00Z'), at('2026-03-13T05:00:00Z'), month)).toMatchObject({
      start: '2026-03-10T12:00:00Z',
      end: '2026-03-13T12:00:00Z',
    })
  })
  test('starts at the local opening time, also on the day the clocks change', () => {
    const sunday = [{ dayOfWeek: 'sunday' as const, openTimeMinutes: 480, closeTimeMinutes: 1080 }]
    const paris = { ...month, timezone: 'Europe/Paris' }
    const stretch = created(
      { ...clio, openingHours: sunday },
      at('2026-03-29T15:00:00Z'),
      at('2026-03-31T15:00:00Z'),
      paris,
    )
    expect(stretch).toMatchObject({ start: '2026-03-29T06:00:00Z', end: '2026-03-31T06:00:00Z' })
  })
  test('lasts at least a day, from ten when the opening time is not known', () => {
    expect(created(clio, at('2026-03-11T22:00:00Z'), at('2026-03-11T23:00:00Z'), month)).toMatchObject({
      start: '2026-03-11T14:00:00Z',
      end: '2026-03-12T14:00:00Z',
    })
  })
  test('starts once the vehicle is ready again', () => {
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
      start: '2026-03-10T16:00:00Z',
      end: '2026-03-12T16:00:00Z',
    })
    const draft = barsOf([{ ...rental, status: 'draft' }], [], at('2026-03-01T12:00:00Z'))
    expect(created({ ...clio, bars: draft }, from, from, month).start).toBe('2026-03-10T12:00:00Z')
  })
})
