import { expect, test } from 'vitest'
import { shownNumber } from './shown-number.ts'

test.each([
  [6000, '00000', '06000'],
  [690123402, '0#" "##" "##" "##" "##', '06 90 12 34 02'],
  [690123402, '0#\\ ##\\ ##\\ ##\\ ##', '06 90 12 34 02'],
  [42, '"C-"0000', 'C-0042'],
  [732829320, '000 000 000', '732 829 320'],
  [12, '[Red]000;-000', '012'],
  [45210, '0', '45210'],
  [45210, 'General', null],
  [45210, '#,##0', null],
  [45210, '#,##0.00\\ "€"', null],
  [259.966, '0', null],
  [0.2, '0%', null],
  [1e12, '0.00E+00', null],
  [-5, '000', null],
])('%d in %s is shown as %j', (value, format, shown) => {
  expect(shownNumber(value, format)).toBe(shown)
})
