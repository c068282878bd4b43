import { expect, test } from 'vitest'
import { adjustedPrice, adjustedPrices, readAdjustment } from './adjusted-price.ts'

test.each([
  [45, 10, 1, 49.5],
  [45.55, 10, 1, 50.11],
  [45.5, -10, 1, 40.95],
  [45, 10, 50, 49.5],
  [45, 10, 100, 50],
  [45.45, 5, 50, 47.5],
  [47.75, 0, 50, 48],
  [47.74, 0, 50, 47.5],
  [44.5, 0, 100, 45],
  [44.49, 0, 100, 44],
  [33.33, 2.5, 1, 34.16],
  [1.1, 15, 1, 1.27],
  [40, -100, 1, 0],
  [40, -150, 1, 0],
  [0, 20, 1, 0],
  [9_999_999, 10, 1, 9_999_999.99],
] as const)('%d € by %d %%, to %d cents, is %d €', (euros, percent, rounding, adjusted) => {
  expect(adjustedPrice(euros, percent, rounding)).toBe(adjusted)
})

test.each([
  ['+10', 10],
  ['10 %', 10],
  ['-2,5', -2.5],
  ['−5', -5],
  ['0.125', 0.13],
  ['-99', -99],
  ['900', 900],
  ['-99,5', null],
  ['901', null],
  ['1o5', null],
  ['10x', null],
  ['5-', null],
  ['', null],
])('the adjustment %j is read as %j', (text, percent) => {
  expect(readAdjustment(text)).toBe(percent)
})

test('the prices of a source are adjusted to the cent, and stay without an adjustment', () => {
  const lines = [
    { id: 1, priceCents: 4000 },
    { id: 2, priceCents: 3335 },
  ]
  expect(adjustedPrices(lines, null)).toBe(lines)
  expect(adjustedPrices(lines, -10).map(({ priceCents }) => priceCents)).toEqual([3600, 3002])
  expect(adjustedPrices(lines, 2.5).map(({ priceCents }) => priceCents)).toEqual([4100, 3418])
})
