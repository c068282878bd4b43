import { expect, test } from 'vitest'
import { withLostZero } from './lost-zero.ts'

test.each([
  ['1310', '01310'],
  ['6000', '06000'],
  ['9800', '09800'],
  ['1999', null],
  ['97122', null],
  ['310', null],
  ['2A 004', null],
])('%j is %j with its zero', (text, code) => {
  expect(withLostZero(text)).toBe(code)
})
