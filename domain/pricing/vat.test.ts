import { expect, test } from 'vitest'
import { includedVat } from './vat.ts'

test.each([
  [108.5, 8.5, 8.5],
  [120, 20, 20],
  [345.5, 8.5, 27.07],
  [100, 0, 0],
  [0, 8.5, 0],
  [0.01, 20, 0],
])('%d € at %d %% include %d € of VAT', (euros, rate, vat) => {
  expect(includedVat(euros, rate)).toBe(vat)
})
