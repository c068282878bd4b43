import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { BoardView } from '../access/board-view.schema.ts'
import { boardViews } from '../access/board-view.ts'
import {
  anchorOf,
  aroundNow,
  columnPx,
  dateShown,
  dayAt,
  periodOf,
  scaleOf,
  snap,
  startOfDay,
  stepBy,
  toMs,
  toPx,
} from './scale.ts'

const hour = 3_600_000
const guadeloupe = 'America/Guadeloupe'
/** Saint-Pierre-et-Miquelon has daylight saving from 8 March to 1 November 2026. */
const miquelon = 'America/Miquelon'
/** The width in pixels left for the time scale in a window of 1280. */
const laptopTime = 836
const instant = (text: string) => Date.parse(text)
const days = fc.date({ min: new Date('2020-01-01'), max: new Date('2035-12-31'), noInvalidDate: true })
const dates = days.map((day) => day.toISOString().slice(0, 10))
const zones = fc.constantFrom(guadeloupe, miquelon, 'Europe/Paris', 'Indian/Reunion')
const views = fc.constantFrom(...boardViews)

describe('a period', () => {
  test('of a day has its 48 half hours, on the agency’s clocks', () => {
    const { start, end, edges } = periodOf('day', '2026-11-20', guadeloupe)
    expect([start, end]).toEqual([instant('2026-11-20T04:00Z'), instant('2026-11-21T04:00Z')])
    expect(edges).toHaveLength(49)
    expect(edges[21]).toBe(instant('2026-11-20T14:30Z'))
  })

  test('of a week starts on Monday', () => {
    expect(dayAt(periodOf('week', '2026-11-22', guadeloupe).start, guadeloupe)).toBe('2026-11-16')
    expect(dayAt(periodOf('week', '2026-11-23', guadeloupe).start, guadeloupe)).toBe('2026-11-23')
  })

  test('of a month has its days, of a year its months', () => {
    expect(periodOf('month', '2026-02-14', guadeloupe).edges).toHaveLength(29)
    expect(periodOf('year', '2026-02-14', guadeloupe).edges).toHaveLength(13)
  })

  test('has 23 hours on the day the clocks go forward, and 25 on the day they go back', () => {
    const { edges } = periodOf('month', '2026-03-20', miquelon)
    expect((edges[8] ?? 0) - (edges[7] ?? 0)).toBe(23 * hour)
    expect((edges[9] ?? 0) - (edges[8] ?? 0)).toBe(24 * hour)
    expect(periodOf('day', '2026-03-08', miquelon).edges).toHaveLength(47)
    expect(periodOf('day', '2026-11-01', miquelon).edges).toHaveLength(51)
  })

  test('contains its date, and its edges rise from its start to its end', () => {
    fc.assert(
      fc.property(views, dates, zones, (view, date, zone) => {
        const { start, end, edges } = periodOf(view, date, zone)
        const at = startOfDay(date, zone)
        expect(start <= at && at < end).toBe(true)
        expect([edges[0], edges.at(-1)]).toEqual([start, end])
        expect(edges.every((edge, index) => index === 0 || edge > (edges[index - 1] ?? 0))).toBe(true)
      }),
    )
  })

  test('follows the period before without a gap, at any clock change', () => {
    fc.assert(
      fc.property(views, dates, zones, (view, date, zone) => {
        const next = stepBy(view, date, 1)
        expect(periodOf(view, next, zone).start).toBe(periodOf(view, date, zone).end)
        expect(periodOf(view, stepBy(view, next, -1), zone)).toEqual(periodOf(view, date, zone))
      }),
    )
  })
})

describe('a period of days around a date', () => {
  test.each([['14days', '2026-11-20', '2026-11-16', '2026-11-29']] as const)(
    '%s has a third of them before %s',
    (view, date, first, last) => {
      const { start, end } = periodOf(view, date, guadeloupe)
      expect([dayAt(start, guadeloupe), dayAt(end - 1, guadeloupe)]).toEqual([first, last])
      expect(anchorOf(scaleOf(view, date, guadeloupe, 900))).toBe(startOfDay(date, guadeloupe))
    },
  )

  test('moves on by its length', () => {
    expect(stepBy('14days', '2026-11-20', -1)).toBe('2026-11-06')
    expect(stepBy('14days', '2026-11-20', 1)).toBe('2026-12-04')
  })

  test('is the one that begins at the left edge of what is in view, to the nearest day', () => {
    const at = (text: string) => instant(text)
    const shown = (left: string) => dateShown('14days', at(left), at(left) + 14 * 24 * hour, guadeloupe)
    expect(shown('2026-11-16T04:00Z')).toBe('2026-11-20')
    expect(shown('2026-11-16T15:59Z')).toBe('2026-11-20')
    expect(shown('2026-11-16T16:00Z')).toBe('2026-11-21')
  })
})

describe('what is in view', () => {
  const shown = (left: string, right: string) => dateShown('month', instant(left), instant(right), guadeloupe)

  test('belongs to the month at its left third', () => {
    expect(shown('2026-11-20T04:00Z', '2026-12-20T04:00Z')).toBe('2026-11-30')
    expect(shown('2026-11-21T04:00Z', '2026-12-21T04:00Z')).toBe('2026-12-01')
  })

  test('has today at the left third when it opens, also on the last day of a month', () => {
    const now = instant('2026-11-30T12:00Z')
    const { start, end } = aroundNow('month', now, guadeloupe)
    expect([dayAt(start, guadeloupe), dayAt(end, guadeloupe)]).toEqual(['2026-11-19', '2026-12-20'])
    fc.assert(
      fc.property(views, dates, zones, (view, date, zone) => {
        const at = startOfDay(date, zone) + hour
        const { start, end } = aroundNow(view, at, zone)
        if (view !== '14days') expect(dateShown(view, start, end, zone)).toBe(date)
      }),
    )
  })
})

describe('a scale', () => {
  test('includes the month or year before and after its own', () => {
    const month = scaleOf('month', '2026-03-20', miquelon, 1000)
    expect([dayAt(month.start, miquelon), dayAt(month.end, miquelon)]).toEqual(['2026-02-01', '2026-05-01'])
    expect(dayAt(month.period.start, miquelon)).toBe('2026-03-01')
    const year = scaleOf('year', '2026-03-20', miquelon, 1000)
    expect([dayAt(year.start, miquelon), dayAt(year.end, miquelon)]).toEqual(['2025-01-01', '2028-01-01'])
  })

  test('fills the width with its period, but keeps a day wide enough to read', () => {
    const day = (width: number) => 24 * hour * scaleOf('month', '2026-03-20', guadeloupe, width).pxPerMs
    expect(day(3100)).toBeCloseTo(100)
    expect(day(200)).toBeCloseTo(26)
  })

  test('shows a whole month in a window of 1280 pixels, beside the menu and the vehicles', () => {
    const { period, pxPerMs } = scaleOf('month', '2026-03-20', guadeloupe, laptopTime)
    expect((period.end - period.start) * pxPerMs).toBeCloseTo(laptopTime)
    expect(24 * hour * pxPerMs).toBeCloseTo(26.97)
  })

  test('has columns as wide as an hour, a day or a month of it', () => {
    const width = (view: BoardView) => columnPx(scaleOf(view, '2026-11-20', guadeloupe, laptopTime))
    expect(width('day')).toBeCloseTo(40)
    expect(width('week')).toBeCloseTo(laptopTime / 7)
    expect(width('month')).toBeCloseTo(26.97)
    expect(width('year')).toBeCloseTo((laptopTime * 365) / 366 / 12)
  })

  test('converts an instant to pixels and back', () => {
    fc.assert(
      fc.property(views, dates, zones, fc.integer({ min: -(10 ** 10), max: 10 ** 10 }), (view, date, zone, offset) => {
        const scale = scaleOf(view, date, zone, 900)
        expect(toMs(scale, toPx(scale, scale.start + offset))).toBeCloseTo(scale.start + offset, 0)
      }),
    )
    const scale = scaleOf('week', '2026-11-20', guadeloupe, 700)
    expect(toPx(scale, scale.start)).toBe(0)
    expect(toPx(scale, scale.period.start)).toBeCloseTo(700)
  })
})

describe('a dragged bar snaps', () => {
  const near = instant('2026-11-20T14:22:20Z')

  test.each([
    ['day', '2026-11-20T14:15:00Z'],
    ['week', '2026-11-20T14:30:00Z'],
    ['14days', '2026-11-20T14:00:00Z'],
    ['month', '2026-11-20T14:00:00Z'],
    ['year', '2026-11-20T04:00:00Z'],
  ] as const)('in the %s view to %s', (view, expected) => {
    expect(snap(scaleOf(view, '2026-11-20', guadeloupe, 900), near)).toBe(instant(expected))
  })

  test('to local midnight, also on a day that is an hour short', () => {
    const scale = scaleOf('year', '2026-03-08', miquelon, 900)
    expect(snap(scale, instant('2026-03-08T04:00Z'))).toBe(instant('2026-03-08T03:00Z'))
    expect(snap(scale, instant('2026-03-08T20:00Z'))).toBe(instant('2026-03-09T02:00Z'))
  })

  test('by at most half of its step', () => {
    fc.assert(
      fc.property(views, days, zones, (view, day, zone) => {
        const scale = scaleOf(view, '2026-03-08', zone, 900)
        const snapped = snap(scale, day.getTime())
        expect(Math.abs(snapped - day.getTime())).toBeLessThanOrEqual(scale.snapMinutes * 30_000 + hour / 2)
        expect(snap(scale, snapped)).toBe(snapped)
      }),
    )
  })
})
