import { expect, test } from 'vitest'
import { speed } from './edge-scroll.ts'

test('the nearer the edge the faster, and not at all in between', () => {
  const at = (x: number) => speed(x, 500, 0, 1000)
  expect(at(500)).toBe(0)
  expect(at(48)).toBe(0)
  expect(at(24)).toBe(-9)
  expect(at(976)).toBe(9)
  expect(at(-40)).toBe(-18)
  expect(at(1200)).toBe(18)
})

test('a drag that begins near an edge scrolls only once it comes nearer', () => {
  expect(speed(980, 980, 0, 1000)).toBe(0)
  expect(speed(990, 980, 0, 1000)).toBeGreaterThan(0)
  expect(speed(10, 980, 0, 1000)).toBeLessThan(0)
})

test('a phone scrolls slower', () => {
  expect(speed(300, 100, 0, 270)).toBe(9)
})

test('a narrow board keeps a middle in which nothing scrolls', () => {
  expect(speed(50, 50, 0, 100)).toBe(0)
})
