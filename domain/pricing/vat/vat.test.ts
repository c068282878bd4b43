import { expect, test } from 'vitest'
import { exemptionReason, includedVat } from './vat.ts'

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

test.each([
  ['threshold', '2026-12-31', /article 293 B du CGI$/],
  ['threshold', '2027-01-01', /article L\. 223-3 du CIBS$/],
  ['territory', '2027-01-01', /article 294, 1 du CGI$/],
  ['no_french_vat', '2026-12-31', /^TVA non applicable$/],
  [{ reason: 'Zone franche' }, '2026-12-31', /: Zone franche$/],
] as const)('without VAT for %o on %s, a document says why', (exemption, day, words) => {
  expect(exemptionReason(exemption, day).fr).toMatch(words)
})
