import type { Bar } from '@filao/domain/planning/bars'
import { expect, test } from 'vitest'
import { barsOnSheet } from './sheet-bars.ts'

const day = 24
const week = { start: 0, end: 7 * day }

/** Returns a bar in hours since the week began. */
function bar(key: string, start: number, end: number, preparedUntil = end): Bar {
  return { key, kind: 'rental', vehicleId: 1, start, end, preparedUntil, lane: 0, isConflict: false, late: null }
}

test('a bar is exact to the minute in the week, and says on which side it is cut', () => {
  const [first, second] = barsOnSheet([bar('a', -5, 2 * day), bar('b', 6 * day, 9 * day)], week)
  expect(first).toMatchObject({ left: 0, width: 2 / 7, isCutLeft: true, isCutRight: false })
  expect(second).toMatchObject({ left: 6 / 7, isCutLeft: false, isCutRight: true })
  expect(second?.width).toBeCloseTo(1 / 7)
})

test('a bar outside the week is left out, unless its preparation ends within it', () => {
  const shown = barsOnSheet([bar('a', -9, 0), bar('b', 7 * day, 8 * day), bar('c', -9, -1, 4)], week)
  expect(shown.map((one) => [one.bar.key, one.width])).toEqual([['c', 0]])
  expect(shown[0]?.tail).toBeCloseTo(4 / (7 * day))
})

test('text is in a bar of half a day or more, beside a shorter one if there is room', () => {
  const sideOf = (bars: Bar[], key: string) => barsOnSheet(bars, week).find((one) => one.bar.key === key)?.words
  expect(sideOf([bar('a', 10, 22)], 'a')?.side).toBe('inside')
  expect(sideOf([bar('a', 10, 21)], 'a')?.side).toBe('right')
  expect(sideOf([bar('a', 7 * day - 5, 8 * day)], 'a')).toMatchObject({ side: 'left' })
  expect(sideOf([bar('a', 10, 13), bar('b', 14, 40)], 'a')?.side).toBe('left')
  expect(sideOf([bar('z', 0, 10), bar('a', 10, 13), bar('b', 14, 40)], 'a')?.side).toBe('inside')
})

test('text beside a bar begins after its preparation and ends before the next bar', () => {
  const [first] = barsOnSheet([bar('a', 0, 4, 14), bar('b', 42, 90)], week)
  expect(first?.words.at).toBeCloseTo(14 / week.end)
  expect(first?.words.room).toBeCloseTo(28 / week.end)
})
