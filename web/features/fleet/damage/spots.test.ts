import { expect, test } from 'vitest'
import { placeOf, spotOf, spots } from './spots.ts'

test.each(spots)('%s is where it says', (spot) => {
  expect(spotOf(placeOf(spot))).toBe(spot)
})

test('the edges belong to the outer parts', () => {
  expect(spotOf({ x: 0, y: 0 })).toBe('topLeft')
  expect(spotOf({ x: 1, y: 1 })).toBe('bottomRight')
  expect(spotOf({ x: 0.5, y: 1 })).toBe('bottom')
})
