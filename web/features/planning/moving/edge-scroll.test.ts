import { expect, test } from 'vitest'
import { speed } from './edge-scroll.ts'

test('the nearer the edge the faster, and not at all in between', () => {
  expect(speed(500, 0, 1000)).toBe(0)
  expect(speed(48, 0, 1000)).toBeCloseTo(0)
  expect(speed(24, 0, 1000)).toBe(-9)
  expect(speed(976, 0, 1000)).toBe(9)
  expect(speed(-40, 0, 1000)).toBe(-18)
  expect(speed(1200, 0, 1000)).toBe(18)
})

test('a narrow board keeps a middle in which it stands still', () => {
  expect(speed(50, 0, 100)).toBe(0)
})
