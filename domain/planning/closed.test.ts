import { describe, expect, test } from 'vitest'
import type { OpeningHours } from '../company/opening-hours.ts'
import { closedStretches } from './closed.ts'
import { periodOf } from './scale.ts'

const hour = 3_600_000
const miquelon = 'America/Miquelon'

describe('closed hours', () => {
  const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const
  const office: OpeningHours[] = weekdays.flatMap((dayOfWeek) => [
    { dayOfWeek, openTimeMinutes: 480, closeTimeMinutes: 720 },
    { dayOfWeek, openTimeMinutes: 840, closeTimeMinutes: 1080 },
  ])
  const weekend: OpeningHours[] = [
    { dayOfWeek: 'saturday', openTimeMinutes: 0, closeTimeMinutes: 1440 },
    { dayOfWeek: 'sunday', openTimeMinutes: 0, closeTimeMinutes: 1440 },
  ]
  const friday = periodOf('day', '2026-11-20', 'America/Guadeloupe').edges
  const hoursOf = (lists: OpeningHours[][], edges = friday, zone = 'America/Guadeloupe') =>
    closedStretches(
      lists.map((openingHours) => ({ openingHours })),
      edges,
      zone,
    ).map(({ start, end }) => [new Date(start).toISOString().slice(0, 16), new Date(end).toISOString().slice(0, 16)])

  test('are the night and the midday break', () => {
    expect(hoursOf([office])).toEqual([
      ['2026-11-20T04:00', '2026-11-20T12:00'],
      ['2026-11-20T16:00', '2026-11-20T18:00'],
      ['2026-11-20T22:00', '2026-11-21T04:00'],
    ])
  })

  test('are a whole day where nobody comes', () => {
    const sunday = periodOf('day', '2026-11-22', 'America/Guadeloupe').edges
    expect(hoursOf([office], sunday)).toEqual([['2026-11-22T04:00', '2026-11-23T04:00']])
  })

  test('are only those at which every agency is closed', () => {
    const break_: OpeningHours[] = [{ dayOfWeek: 'friday', openTimeMinutes: 700, closeTimeMinutes: 850 }]
    expect(hoursOf([office, break_])).toHaveLength(2)
    expect(hoursOf([office, []])).toEqual([])
    expect(hoursOf([])).toEqual([])
  })

  test('are none over a weekend that is always open, though the clocks go forward', () => {
    const edges = periodOf('week', '2026-03-08', miquelon).edges.slice(5)
    expect(hoursOf([weekend], edges, miquelon)).toEqual([])
  })

  test('start at eight on the wall, also on the day the clocks go forward', () => {
    const sunday: OpeningHours[] = [{ dayOfWeek: 'sunday', openTimeMinutes: 480, closeTimeMinutes: 1440 }]
    const { start, edges } = periodOf('day', '2026-03-08', miquelon)
    expect(closedStretches([{ openingHours: sunday }], edges, miquelon)).toEqual([{ start, end: start + 7 * hour }])
  })
})
