import { describe, expect, test } from 'vitest'
import { type Bar, barsOf } from './bars.ts'
import type { PlanningRental } from './board.schema.ts'
import { agreedPeriod, changesBar, dragged, nudged, whyFixed } from './move.ts'

const hour = 3_600_000
const day = 24 * hour
const now = Date.parse('2026-03-01T12:00:00Z')
/** A month at 40 pixels a day, and the other views, in Guadeloupe (UTC-4). */
const month = { timezone: 'America/Guadeloupe', snapMinutes: 60, pxPerMs: 40 / day }
const week = { ...month, snapMinutes: 30, pxPerMs: 150 / day }
const year = { ...month, snapMinutes: 1440, pxPerMs: 3 / day }

const clio = 1
const captur = 2

function rentalBar(change: Partial<PlanningRental> = {}): Bar {
  const rental: PlanningRental = {
    id: 7,
    publicId: '2026-03-0007',
    status: 'pending',
    vehicleId: clio,
    start: '2026-03-10T14:00:00Z',
    end: '2026-03-13T14:00:00Z',
    preparationMinutes: 60,
    customer: 'Zoé Célestine',
    departureAgencyId: 1,
    arrivalAgencyId: 1,
    isPaid: false,
    isFormer: false,
    ...change,
  }
  return barsOf([rental], [], now)[0] as Bar
}

function workshop(): Bar {
  const times = { start: '2026-03-10T14:00:00Z', end: '2026-03-10T20:00:00Z' }
  return barsOf([], [{ id: 3, vehicleId: clio, description: 'Pneus', ...times }], now)[0] as Bar
}

describe('a user may move', () => {
  test.each(['draft', 'quote', 'validating', 'pending'] as const)('all of a rental that is %s', (status) => {
    for (const grip of ['whole', 'start', 'end'] as const) expect(whyFixed(rentalBar({ status }), grip)).toBeNull()
  })
  test('only the return while the vehicle is out', () => {
    const out = rentalBar({ status: 'ongoing' })
    expect(whyFixed(out, 'end')).toBeNull()
    expect(whyFixed(out, 'whole')?.en).toContain('The vehicle has been picked up')
    expect(whyFixed(out, 'start')?.fr).toContain('Le véhicule est parti')
  })
  test('nothing of a finished rental, nor an earlier vehicle of a rental', () => {
    for (const grip of ['whole', 'start', 'end'] as const) {
      expect(whyFixed(rentalBar({ status: 'done' }), grip)?.en).toContain('finished')
      expect(whyFixed(rentalBar({ status: 'ongoing', isFormer: true }), grip)?.en).toContain('past')
    }
  })
  test('all of an unavailability', () => {
    expect(whyFixed(workshop(), 'whole')).toBeNull()
  })
})

describe('a drag', () => {
  const move = (byMs: number, vehicleId: number | null = null, grid = month) =>
    dragged(rentalBar(), { grip: 'whole', byMs, vehicleId }, grid)

  test('moves to another vehicle at the same time', () => {
    expect(move(0, captur)).toEqual({ kind: 'move', vehicleId: captur, ...agreedPeriod(rentalBar()) })
  })
  test('by about two days keeps the time of day and the length', () => {
    expect(move(2 * day + 3 * hour)).toEqual({
      kind: 'move',
      vehicleId: clio,
      start: '2026-03-12T14:00:00Z',
      end: '2026-03-15T14:00:00Z',
    })
  })
  test('by half a day snaps to the whole hour', () => {
    expect(move(10.6 * hour).start).toBe('2026-03-11T01:00:00Z')
    expect(move(10.6 * hour, null, week).start).toBe('2026-03-11T00:30:00Z')
  })
  test('moves by whole days in the year view', () => {
    expect(move(-10.6 * hour, null, year).start).toBe('2026-03-10T14:00:00Z')
    expect(move(-1.6 * day, null, year).start).toBe('2026-03-08T14:00:00Z')
  })
  test('moves by whole days in the year view, at any width of a day', () => {
    expect(move(0.4 * day, null, { ...year, pxPerMs: 40 / day }).start).toBe('2026-03-10T14:00:00Z')
  })
  test('across the start of summer time keeps local time and length', () => {
    const paris = { ...month, timezone: 'Europe/Paris' }
    const bar = rentalBar({ start: '2026-03-27T09:00:00Z', end: '2026-03-28T09:00:00Z' })
    const moved = dragged(bar, { grip: 'whole', byMs: 3 * day, vehicleId: null }, paris)
    expect(moved).toMatchObject({ start: '2026-03-30T08:00:00Z', end: '2026-03-31T08:00:00Z' })
  })
  test('onto the night when clocks change keeps the billed days', () => {
    const paris = { ...month, timezone: 'Europe/Paris' }
    const bar = rentalBar({ start: '2026-03-26T09:00:00Z', end: '2026-03-27T09:00:00Z' })
    expect(dragged(bar, { grip: 'whole', byMs: 2 * day, vehicleId: null }, paris)).toMatchObject({
      kind: 'move',
      start: '2026-03-28T09:00:00Z',
      end: '2026-03-29T08:00:00Z',
    })
  })
  test('of an edge changes only that edge, on the same vehicle', () => {
    const bar = rentalBar()
    expect(dragged(bar, { grip: 'end', byMs: day, vehicleId: captur }, month)).toEqual({
      kind: 'resize',
      vehicleId: clio,
      start: '2026-03-10T14:00:00Z',
      end: '2026-03-14T14:00:00Z',
    })
    expect(dragged(bar, { grip: 'start', byMs: -day, vehicleId: null }, month).start).toBe('2026-03-09T14:00:00Z')
  })
  test('of an edge stops an hour before the other one', () => {
    expect(dragged(rentalBar(), { grip: 'end', byMs: -9 * day, vehicleId: null }, month).end).toBe(
      '2026-03-10T15:00:00Z',
    )
    expect(dragged(rentalBar(), { grip: 'start', byMs: 9 * day, vehicleId: null }, month).start).toBe(
      '2026-03-13T13:00:00Z',
    )
  })
  test('of a late return starts from the agreed end, not from now', () => {
    const late = rentalBar({ status: 'ongoing', start: '2026-02-20T14:00:00Z', end: '2026-02-28T14:00:00Z' })
    expect(late.end).toBe(now)
    expect(dragged(late, { grip: 'end', byMs: 2 * day, vehicleId: null }, month).end).toBe('2026-03-02T14:00:00Z')
  })
  test('back to the original position changes nothing', () => {
    expect(changesBar(rentalBar(), move(0))).toBe(false)
    expect(changesBar(rentalBar(), move(0, captur))).toBe(true)
    expect(changesBar(rentalBar(), move(day))).toBe(true)
  })
})

test('keys continue from the last proposal, also on another vehicle', () => {
  const bar = rentalBar()
  const onCaptur = { kind: 'move' as const, vehicleId: captur, ...agreedPeriod(bar) }
  const later = nudged(bar, onCaptur, 'whole', 60, month.timezone)
  expect(later).toMatchObject({ vehicleId: captur, start: '2026-03-10T15:00:00Z', end: '2026-03-13T15:00:00Z' })
  const longer = nudged(bar, later, 'end', 1440, month.timezone)
  expect(longer).toMatchObject({ vehicleId: captur, start: later.start, end: '2026-03-14T15:00:00Z' })
  expect(nudged(bar, { ...later, vehicleId: clio }, 'end', 60, month.timezone).kind).toBe('resize')
})

describe('keys where the clocks change', () => {
  const paris = 'Europe/Paris'
  const from = (start: string) => ({ kind: 'create' as const, vehicleId: clio, start, end: '2026-12-01T10:00:00Z' })
  const steps = (start: string, minutes: number, count: number) => {
    const seen: string[] = []
    let at = from(start)
    for (let step = 0; step < count; step++) {
      at = nudged(null, at, 'start', minutes, paris) as typeof at
      seen.push(at.start.slice(11, 16))
    }
    return seen
  }

  test('pass the skipped hour, in both directions', () => {
    expect(steps('2026-03-29T00:30:00Z', 30, 3)).toEqual(['01:00', '01:30', '02:00'])
    expect(steps('2026-03-29T01:30:00Z', -30, 3)).toEqual(['01:00', '00:30', '00:00'])
  })
  test('pass both occurrences of the repeated hour', () => {
    expect(steps('2026-10-25T00:00:00Z', 30, 4)).toEqual(['00:30', '01:00', '01:30', '02:00'])
    expect(steps('2026-10-25T02:00:00Z', -30, 4)).toEqual(['01:30', '01:00', '00:30', '00:00'])
  })
  test('lead to the same time of day on another day', () => {
    expect(steps('2026-03-28T09:00:00Z', 1440, 2)).toEqual(['08:00', '08:00'])
    expect(steps('2026-10-26T09:00:00Z', -7 * 1440, 1)).toEqual(['08:00'])
  })
})
