import { expect, test } from 'vitest'
import { readEuros, readName, readWhole, readYear } from './cells.ts'

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
  ['gratuit', 'gratuit'],
])('the amount %j is read as %j', (text, value) => {
  expect(readEuros(text)).toBe(value)
})

test.each([
  ['2019', 2019],
  ['03/2019', 2019],
  ['12/03/2019', 2019],
  ['2019-03-12', 2019],
  ['19', 19],
])('the year %j is read as %j', (text, value) => {
  expect(readYear(text)).toBe(value)
})

test('a name is read without case, accents and signs, but a plus counts', () => {
  const names = [
    [1, ['ECO']],
    [2, ['ECO+']],
  ] as const
  expect([readName('éco', names), readName('eco +', names), readName('B', names)]).toEqual([1, 2, 'B'])
})
