import { describe, expect, test } from 'vitest'
import type { OpeningHours } from '../company/opening-hours.schema.ts'
import { agenciesAtWork, closedPeriods } from './closed.ts'
import { aPlanning, aVehicle } from './sample-planning.ts'
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
    closedPeriods(
      lists.map((openingHours) => ({ timezone: zone, openingHours })),
      edges,
    ).map(({ start, end }) => [new Date(start).toISOString().slice(0, 16), new Date(end).toISOString().slice(0, 16)])

  test('are the night and the midday break', () => {
    expect(hoursOf([office])).toEqual([
      ['2026-11-20T04:00', '2026-11-20T12:00'],
      ['2026-11-20T16:00', '2026-11-20T18:00'],
      ['2026-11-20T22:00', '2026-11-21T04:00'],
    ])
  })

  test('are a whole day when the agency does not open', () => {
    const sunday = periodOf('day', '2026-11-22', 'America/Guadeloupe').edges
    expect(hoursOf([office], sunday)).toEqual([['2026-11-22T04:00', '2026-11-23T04:00']])
  })

  test('are only those when every agency is closed', () => {
    const break_: OpeningHours[] = [{ dayOfWeek: 'friday', openTimeMinutes: 700, closeTimeMinutes: 850 }]
    expect(hoursOf([office, break_])).toHaveLength(2)
    const hour: OpeningHours[] = [{ dayOfWeek: 'friday', openTimeMinutes: 540, closeTimeMinutes: 600 }]
    expect(hoursOf([office, hour])).toEqual(hoursOf([office]))
    expect(hoursOf([office, []])).toEqual([])
    expect(hoursOf([])).toEqual([])
  })

  test('are none over a weekend that is always open, though the clocks go forward', () => {
    const edges = periodOf('week', '2026-03-08', miquelon).edges.slice(5)
    expect(hoursOf([weekend], edges, miquelon)).toEqual([])
  })

  test('start at eight local time, also on the day the clocks go forward', () => {
    const sunday: OpeningHours[] = [{ dayOfWeek: 'sunday', openTimeMinutes: 480, closeTimeMinutes: 1440 }]
    const { start, edges } = periodOf('day', '2026-03-08', miquelon)
    expect(closedPeriods([{ timezone: miquelon, openingHours: sunday }], edges)).toEqual([
      { start, end: start + 7 * hour },
    ])
  })

  test('follow each agency’s own clock, in any time zone of the board', () => {
    const paris = { timezone: 'Europe/Paris', openingHours: office }
    const { start } = periodOf('day', '2026-11-20', 'America/Guadeloupe')
    // Friday in Guadeloupe is from 5:00 on Friday to 5:00 on Saturday in Paris, and the agency does not open.
    expect(closedPeriods([paris], friday).map((one) => [(one.start - start) / hour, (one.end - start) / hour])).toEqual(
      [
        [0, 3],
        [7, 9],
        [13, 24],
      ],
    )
  })
})

describe('the hours of a board', () => {
  const planning = aPlanning({ vehicles: [aVehicle({ locationId: 2 })] })
  const ids = (agencyId?: number) => agenciesAtWork(planning, agencyId).map(({ id }) => id)

  test('are those of the agencies where vehicles are, or of the one it is filtered by', () => {
    expect([ids(), ids(1), ids(9)]).toEqual([[2], [1], []])
  })
})
