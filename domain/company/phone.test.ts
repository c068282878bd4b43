import { describe, expect, test } from 'vitest'
import { checkPhone, companyPhone, formatPhone, isPhone, parsePhone, phoneCountry, phoneText } from './phone.ts'
import { countryCodes } from './territories.ts'

const inEveryTerritory = [
  ['0690 12 34 56', '590690123456'],
  ['0691 22 34 56', '590691223456'],
  ['0694 20 12 34', '594694201234'],
  ['0696.12.34.56', '596696123456'],
  ['0697 12 34 56', '596697123456'],
  ['0692 12 34 56', '262692123456'],
  ['0693 12 34 56', '262693123456'],
  ['0639 01 23 45', '262639012345'],
  ['0709 00 12 34', '590709001234'],
  ['0709 10 12 34', '596709101234'],
  ['0709 20 12 34', '262709201234'],
  ['0709 30 12 34', '594709301234'],
  ['0709 35 12 34', '262709351234'],
  ['0590 12 34 56', '590590123456'],
  ['0596 12 34 56', '596596123456'],
  ['0594 30 12 34', '594594301234'],
  ['0262 12 34 56', '262262123456'],
  ['0269 61 23 45', '262269612345'],
  ['0508 55 12 34', '508551234'],
  ['06 12 34 56 78', '33612345678'],
  ['01 42 68 53 00', '33142685300'],
  ['+33 (0)6 12 34 56 78', '33612345678'],
  ['0033 6 12 34 56 78', '33612345678'],
  ['+1 212 555 0123', '12125550123'],
  // A spreadsheet removes the zero, or the plus.
  ['690123456', '590690123456'],
  ['612345678', '33612345678'],
  ['590690123456', '590690123456'],
  ['33612345678', '33612345678'],
  ['12125550123', '12125550123'],
  ['508551234', '508551234'],
] as const

describe.each(countryCodes)('in %s', (region) => {
  test.each(inEveryTerritory)('%s is %s', (text, digits) => {
    expect(parsePhone(text, region)).toBe(digits)
  })

  test('a stored number is read back unchanged', () => {
    for (const [, digits] of inEveryTerritory) expect(parsePhone(`+${digits}`, region)).toBe(digits)
  })
})

test.each([
  ['551234', 'PM', '508551234'],
  ['551234', 'GP', null],
  ['0690 12 34 56', 'GP', '590690123456'],
  ['+590 690 12 34 56', 'FR', '590690123456'],
  ['0692 12 34 56', 'RE', '262692123456'],
  ['06 12 34 56 78', 'FR', '33612345678'],
  ['0033 6 12 34 56 78', 'GP', '33612345678'],
  ['+1 212 555 0123', 'GP', '12125550123'],
] as const)('%s typed in %s is stored as %s', (text, region, digits) => {
  expect(parsePhone(text, region)).toBe(digits)
})

test.each([
  '0639 12 34 56',
  '069012345',
  '0691 99 99 99',
  '+0612345678',
  '0690 12 34 5',
  '0690 12 34 56 7',
  'Zoé',
  '',
  '12',
  '0'.repeat(5000),
])('%j is not a phone number', (text) => {
  expect(parsePhone(text, 'GP')).toBeNull()
})

test.each([
  ['590690123456', '0690 12 34 56'],
  ['596596123456', '0596 12 34 56'],
  ['262692123456', '0692 12 34 56'],
  ['33612345678', '06 12 34 56 78'],
  ['508551234', '+508 55 12 34'],
  ['33809123456', '+33 809 12 34 56'],
  ['12125550123', '+1 212 555 0123'],
  ['1', '+1'],
])('%s is written as %s', (digits, text) => {
  expect(formatPhone(digits)).toBe(text)
})

test.each(countryCodes)('a written number is read back in %s', (region) => {
  for (const [, digits] of inEveryTerritory) expect(parsePhone(formatPhone(digits), region)).toBe(digits)
})

test('a company’s number is written with its country code', () => {
  expect(phoneText('0590 12 34 56', 'GP')).toBe('+590 590 12 34 56')
  expect(phoneText('appelez-nous', 'GP')).toBe('appelez-nous')
})

test.each([
  ['590690123456', true],
  ['59069012345', false],
  ['+590690123456', false],
  ['0690123456', false],
  ['590 690 12 34 56', false],
])('%s may be stored: %s', (digits, expected) => {
  expect(isPhone(digits)).toBe(expected)
})

test('only a valid number has a country', () => {
  expect(['596696123456', '590690123456', '069', '0690 12 34 56'].map(phoneCountry)).toEqual(['MQ', 'GP', null, null])
})

test('a company’s phone number is valid in its territory, or internationally', () => {
  for (const typed of ['55 12 34', 'appelez-nous'])
    expect(() => checkPhone('phoneNumber', typed, 'GP')).toThrow('This phone number is not valid')
  for (const [phone, region] of [
    ['55 12 34', 'PM'],
    ['+508 55 12 34', 'GP'],
    ['0590 12 34 56', 'FR'],
    [null, 'GP'],
    [undefined, 'GP'],
  ] as const)
    expect(() => checkPhone('phoneNumber', phone, region)).not.toThrow()
})

test.each([
  ['590590123456', '+590 590 12 34 56'],
  ['0590 12 34 56', '0590 12 34 56'],
  ['+590 590 12 34 56', '+590 590 12 34 56'],
  [null, null],
])('a company’s stored number %j is written %j', (stored, shown) => {
  expect(companyPhone(stored)).toBe(shown)
})
