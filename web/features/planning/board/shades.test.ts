import { scaleOf, toPx } from '@filao/domain/planning/scale'
import { expect, test } from 'vitest'
import { type Shade, type Shades, shadesOf } from './shades.ts'

const scale = scaleOf('month', '2026-03-10', 'America/Miquelon', 31 * 40)
const nothing: Shades = { holidays: {}, closed: [] }
const bands = (kind: Shade['kind'], shades = nothing, of = scale) =>
  shadesOf(of, shades, '2026-03-10').find((shade) => shade.kind === kind)?.bands ?? []

test('each day of the scale has a line before it, stronger at the edges of the month shown', () => {
  expect(bands('line')).toHaveLength(scale.edges.length - 2)
  const [start, end] = [scale.period.start, scale.period.end].map((edge) => Math.round(toPx(scale, edge)))
  expect(bands('border')).toEqual([
    { left: start, width: 1 },
    { left: end, width: 1 },
  ])
})

test('Saturday and Sunday are one band: a day of 24 hours and one of 23 when the clocks go forward', () => {
  const saturday = Math.round(toPx(scale, Date.parse('2026-03-07T03:00Z')))
  const sunday = Math.round(toPx(scale, Date.parse('2026-03-08T03:00Z')))
  const monday = Math.round(toPx(scale, Date.parse('2026-03-09T02:00Z')))
  expect(bands('weekend')).toContainEqual({ left: saturday, width: sunday - saturday })
  expect(bands('weekend')).toContainEqual({ left: sunday, width: monday - sunday })
  expect(sunday - saturday).toBeGreaterThan(monday - sunday)
})

test('a holiday on a Sunday is a holiday; today and closed hours are marked too', () => {
  const shades = { holidays: { '2026-03-08': 'Fête' }, closed: [] }
  expect(bands('holiday', shades)).toHaveLength(1)
  expect(bands('weekend', shades)).toHaveLength(bands('weekend').length - 1)
  expect(bands('today')).toHaveLength(1)
  const closed = [{ start: scale.start, end: scale.start + 3_600_000 }]
  expect(bands('closed', { holidays: {}, closed })).toEqual([{ left: 0, width: 2 }])
})

test('a day has a line before each hour and none before its halves', () => {
  const day = scaleOf('day', '2026-03-10', 'America/Miquelon', 24 * 40)
  expect(bands('line', nothing, day).map(({ left }) => left % 40)).toEqual(Array(71).fill(0))
})

test('a year shades only its holidays', () => {
  const year = scaleOf('year', '2026-03-10', 'America/Miquelon', 1000)
  const holidays = { '2026-07-14': 'Fête nationale', '2028-01-01': 'Nouvel An' }
  const shown = shadesOf(year, { holidays, closed: [] }, '2026-03-10')
  expect(shown.map(({ kind }) => kind)).toEqual(['holiday', 'line', 'border'])
  expect(shown[0]?.bands).toHaveLength(1)
})
