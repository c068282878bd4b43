import { expect, test } from 'vitest'
import { readTypedNumber } from './typed-number.ts'

test.each([
  ['12,50', ',', 12.5],
  ['12.50', ',', 12.5],
  ['12.50', '.', 12.5],
  ['1 050,00 €', ',', 1050],
  ['1\u202f050', ',', 1050],
  ['1.050,00', ',', 1050],
  ['1,050.00', ',', 1050],
  ['1,050.00', '.', 1050],
  ['1.050', ',', 1050],
  ['1,050', '.', 1050],
  ['1.050.000', ',', 1_050_000],
  ['0.125', ',', 0.125],
  ['1.05', ',', 1.05],
  ['1,', ',', 1],
  ['-3,5', ',', -3.5],
  ['33.500', undefined, 33_500],
  ['33,500', undefined, 33_500],
  ['33500,5', undefined, 33_500.5],
] as const)('« %s » with the sign %s is %d', (text, sign, value) => {
  expect(readTypedNumber(text, sign)).toBe(value)
})

test.each(['50+20', '100-20', '12,5o', '33 5OO', '-', '1e5', ','])('« %s » is no number', (text) => {
  expect(readTypedNumber(text, ',')).toBeNaN()
})

test('an empty text clears the field', () => {
  expect(readTypedNumber(' €', ',')).toBe('')
  expect(readTypedNumber(undefined, ',')).toBe('')
})
