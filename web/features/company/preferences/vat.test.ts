import { expect, test } from 'vitest'
import { rateAfterMove } from './vat.ts'

test('the rate follows the territory', () => {
  expect(rateAfterMove(8.5, 'GP', 'FR')).toBe(20)
  expect(rateAfterMove(8.5, 'GP', 'GF')).toBeNull()
  expect(rateAfterMove(null, 'GF', 'RE')).toBe(8.5)
})

test('a rate chosen by the user is kept', () => {
  expect(rateAfterMove(5.5, 'GP', 'FR')).toBe(5.5)
  expect(rateAfterMove(null, 'GP', 'FR')).toBeNull()
})
