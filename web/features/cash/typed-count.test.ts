import { expect, test } from 'vitest'
import { countOf, isTyped, typedCents } from './typed-count.ts'

test('typed quantities are summed in cents, and empty fields are left out of the count', () => {
  const values = { quantities: { '5000': 2, '10': 3, '2': 0, '1': null } }
  expect(typedCents(values)).toBe(10_030)
  expect(countOf(values)).toEqual([
    { value: 50, quantity: 2 },
    { value: 0.1, quantity: 3 },
  ])
  expect(isTyped(values)).toBe(true)
})

test('an empty drawer is counted once a zero is typed', () => {
  expect(isTyped({})).toBe(false)
  expect(isTyped({ quantities: { '500': null } })).toBe(false)
  expect(isTyped({ quantities: { '500': 0 } })).toBe(true)
  expect(countOf({ quantities: { '500': 0 } })).toEqual([])
})
