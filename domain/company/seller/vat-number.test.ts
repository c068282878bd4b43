import { expect, test } from 'vitest'
import { VatNumber } from './vat-number.schema.ts'
import { isOfSiren, isVatNumber } from './vat-number.ts'

test.each([
  ['FR44732829320', true],
  // The key is 44.
  ['FR45732829320', false],
  // Keys with letters are not computed.
  ['FRK7399859412', true],
  ['FRO7399859412', false],
  ['FR4473282932', false],
  ['DE123456789', true],
  ['DE12345678', false],
  ['ATU12345678', true],
  ['AT12345678', false],
  ['BE0123456789', true],
  ['BE2123456789', false],
  ['ESB12345678', true],
  ['ES123456789', false],
  ['IE1234567WA', true],
  ['NL123456789B01', true],
  ['EL123456789', true],
  ['XI123456789', true],
  ['GB123456789', false],
  ['US123456789', false],
  ['44732829320', false],
  ['', false],
])('%s is a VAT number: %s', (text, expected) => {
  expect(isVatNumber(text)).toBe(expected)
})

test('a VAT number is stored in capitals, without spaces', () => {
  expect(VatNumber.parse('fr 44 732.829-320')).toBe('FR44732829320')
  expect(VatNumber.parse('GR 123456789')).toBe('EL123456789')
})

test('a French VAT number ends with its SIREN', () => {
  expect(isOfSiren('FR44732829320', '732829320')).toBe(true)
  expect(isOfSiren('FR44732829320', '901840629')).toBe(false)
  expect(isOfSiren('DE123456789', '901840629')).toBe(true)
})
