import { scaleOf, toPx } from '@filao/domain/planning/scale'
import { expect, test } from 'vitest'
import { shadesOf } from './shades.ts'

const scale = scaleOf('month', '2026-03-10', 'America/Miquelon', 31 * 40)
const layers = (shades = { holidays: {}, closed: [] as { start: number; end: number }[] }, of = scale) =>
  shadesOf(of, shades, '2026-03-10').split(/, (?=linear)/)
const layer = (name: string, ...given: Parameters<typeof layers>) => layers(...given).find((one) => one.includes(name))

test('a line stands before each day of the scale, and the month shown has stronger ones', () => {
  expect(layer('--board-line')?.match(/var\(--board-line\)/g)).toHaveLength(scale.edges.length - 2)
  expect(layer('--board-border')?.match(/var\(--board-border\)/g)).toHaveLength(2)
})

test('Saturday and Sunday are one day of 24 hours and one of 23 where the clocks go forward', () => {
  const weekend = layer('--board-weekend') ?? ''
  const saturday = Math.round(toPx(scale, Date.parse('2026-03-07T03:00Z')))
  const sunday = Math.round(toPx(scale, Date.parse('2026-03-08T03:00Z')))
  const monday = Math.round(toPx(scale, Date.parse('2026-03-09T02:00Z')))
  expect(weekend).toContain(`var(--board-weekend) ${saturday}px ${sunday}px`)
  expect(weekend).toContain(`var(--board-weekend) ${sunday}px ${monday}px`)
})

test('a holiday on a Sunday is a holiday; today is marked; what is closed is too', () => {
  const holidays = { '2026-03-08': 'Fête' }
  expect(layer('--board-holiday', { holidays, closed: [] })?.match(/var\(/g)).toHaveLength(1)
  const before = layer('--board-weekend')?.match(/var\(/g)?.length ?? 0
  expect(layer('--board-weekend', { holidays, closed: [] })?.match(/var\(/g)).toHaveLength(before - 1)
  expect(layer('--board-today')?.match(/var\(/g)).toHaveLength(1)
  const closed = [{ start: scale.start, end: scale.start + 3_600_000 }]
  expect(layer('--board-closed', { holidays: {}, closed })).toContain('var(--board-closed) 0px 2px')
})

test('a year shows its holidays alone', () => {
  const year = scaleOf('year', '2026-03-10', 'America/Miquelon', 1000)
  const shown = layers({ holidays: { '2026-07-14': 'Fête nationale', '2027-01-01': 'Nouvel An' }, closed: [] }, year)
  expect(shown).toHaveLength(2)
  expect(shown[1]?.match(/var\(/g)).toHaveLength(1)
})
