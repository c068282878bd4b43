import { expect, test } from 'vitest'
import { readName, readYear } from './cells.ts'

test.each([
  ['2019', 2019],
  ['03/2019', 2019],
  ['12/03/2019', 2019],
  ['2019-03-12', 2019],
  ['01/02/19', 2019],
  ['12.03.26', 2026],
  ['31.12.26', 1926],
  ['31/12/98', 1998],
  ['02/19', 2019],
  ['19', 2019],
  ["'19", 2019],
  ['27', 2027],
  ['28', 1928],
  ['98', 1998],
  ['119', 119],
])('the year %j is read as %j', (text, value) => {
  expect(readYear(text, '2026-03-12')).toBe(value)
})

test('a name is read without case, accents and signs, but a plus counts', () => {
  const names = [
    [1, ['ECO']],
    [2, ['ECO+']],
  ] as const
  expect([readName('éco', names), readName('eco +', names), readName('B', names)]).toEqual([1, 2, 'B'])
})
