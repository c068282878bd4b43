import { expect, test } from 'vitest'
import { readDecimal, readDegrees, readEnglishEuros, readEuros, readStart, readWhole } from './typed-number.ts'

test.each([
  ['45000', 45_000],
  ['45 000', 45_000],
  ['45\u202f000 km', 45_000],
  ['45.000', 45_000],
  ['45,000', 45_000],
  ['45000.00', 45_000],
  ['1.234.567', 1_234_567],
  ['0', 0],
  ['45,5', '45,5'],
  ['-3', '-3'],
  ['5 places', 5],
  ['45 minutes', 45],
  ['90 ch', 90],
  ['28 000 miles', '28 000 miles'],
  ['45k', '45k'],
  ['66 kW', '66 kW'],
  ['33 5OO', '33 5OO'],
  ['beaucoup', 'beaucoup'],
])('%j is read as %j', (text, value) => {
  expect(readWhole(text)).toBe(value)
})

test.each([
  ['1 234,50 €', 1234.5],
  ['1\u202f234,50\u00a0€', 1234.5],
  ['1.234,50', 1234.5],
  ['1,234.50', 1234.5],
  ['1.234', 1234],
  ['45,5', 45.5],
  ['45.', 45],
  ['EUR 45', 45],
  ['45 euros', 45],
  ['0', 0],
  ['-3', '-3'],
  ['12,345,6', 12_345.6],
  ['45,555,1234', '45,555,1234'],
  [',5', 0.5],
  ['0.125', '0.125'],
  ['150,555', '150,555'],
  ['150,555 €', '150,555 €'],
  ['1 150,555', '1 150,555'],
  ['12,345,678', 12_345_678],
  [',', ','],
  ['', ''],
  ['50+20', '50+20'],
  ['12,5o', '12,5o'],
  ['gratuit', 'gratuit'],
])('the amount %j is read as %j', (text, value) => {
  expect(readEuros(text)).toBe(value)
})

test.each([
  ['1,234', 1234],
  ['1,234.50', 1234.5],
  ['1.234,50', 1234.5],
  ['45,5', 45.5],
  ['150.555', '150.555'],
  ['€150.555', '€150.555'],
])('the amount %j is read as %j in English', (text, value) => {
  expect(readEnglishEuros(text)).toBe(value)
})

test.each([
  ['8,5 %', 8.5],
  ['8.5', 8.5],
  ['8,5\u202f%', 8.5],
  ['20%', 20],
  ['2,125', 2.125],
  [',5', 0.5],
  ['8,', 8],
  ['0', 0],
  ['', ''],
  ['%', '%'],
  [',', ','],
  ['-3', '-3'],
  ['8,5,1', '8,5,1'],
  ['8+1', '8+1'],
  ['8,5o', '8,5o'],
  ['environ 8', 'environ 8'],
])('the quantity %j is read as %j', (text, value) => {
  expect(readDecimal(text)).toBe(value)
})

test.each([
  ['16.2065', 16.2065],
  ['16,2065', 16.2065],
  ['-61,49 °', -61.49],
  ['−61.49', -61.49],
  [' -5 ', -5],
  ['0', 0],
  ['-', '-'],
  ['--5', '--5'],
  ['5-', '5-'],
  ['5 %', '5 %'],
  ['16.2065, -61.49', '16.2065, -61.49'],
  ['16°12', '16°12'],
  ['16,27 N', '16,27 N'],
  ['', ''],
])('the degrees %j are read as %j', (text, value) => {
  expect(readDegrees(text)).toBe(value)
})

test.each([
  ['50+20', 50],
  ['12,5o', 12.5],
  ['1.050,00 environ', 1050],
  ['45 €', 45],
  ['', undefined],
  ['beaucoup', undefined],
  ['-5', undefined],
  ['€', undefined],
  ['x50', undefined],
])('%j begins with the amount %j', (text, value) => {
  expect(readStart(text, readEuros)).toBe(value)
})

test('a reading ends where it is no longer one', () => {
  expect(readStart('33500,5', readWhole)).toBe(33_500)
  expect(readStart('env. 33500', readWhole)).toBeUndefined()
})
