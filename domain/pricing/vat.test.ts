import { expect, test } from 'vitest'
import { includedVat } from './vat.ts'

test.each([
  [108_50, 8.5, 8_50],
  [120_00, 20, 20_00],
  [345_50, 8.5, 27_07],
  [100_00, 0, 0],
  [0, 8.5, 0],
  [1, 20, 0],
  [-1, 20, 0],
])('%d cents at %d %% include %d cents of VAT', (cents, rate, vat) => {
  expect(includedVat(cents, rate)).toBe(vat)
})
