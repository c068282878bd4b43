import { expect, test } from 'vitest'
import { formatPhone, PhoneDigits, parsePhone } from './phone.ts'

test.each([
  ['0690 12 34 56', 'GP', '590690123456'],
  ['+590 690 12 34 56', 'FR', '590690123456'],
  ['0692 12 34 56', 'RE', '262692123456'],
  ['06 12 34 56 78', 'FR', '33612345678'],
  ['0033 6 12 34 56 78', 'GP', '33612345678'],
  ['+1 212 555 0123', 'GP', '12125550123'],
] as const)('%s typed in %s is stored as %s', (text, region, digits) => {
  expect(parsePhone(text, region)).toBe(digits)
})

test.each(['0690 12 34 5', '0690 12 34 56 7', 'Zoé', '', '12', '0'.repeat(5000)])('%j is no number', (text) => {
  expect(parsePhone(text, 'GP')).toBeNull()
})

test('stored digits are read with their country', () => {
  expect(formatPhone('590690123456')).toBe('+590 690 12 34 56')
})

test.each([
  ['590690123456', true],
  ['59069012345', false],
  ['+590690123456', false],
  ['0690123456', false],
  ['590 690 12 34 56', false],
])('%s may be stored: %s', (digits, expected) => {
  expect(PhoneDigits.safeParse(digits).success).toBe(expected)
})
