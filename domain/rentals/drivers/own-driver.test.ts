import { expect, test } from 'vitest'
import { checkOwnDriver } from './own-driver.ts'

test('a customer is no additional driver of their own rental, unless an earlier version stored it', () => {
  const own = { customerId: 1, additionalDriverIds: [2, 1] }
  expect(() => checkOwnDriver(own)).toThrow('The customer drives already')
  expect(() => checkOwnDriver(own, { customerId: 1, additionalDriverIds: [2] })).toThrow()
  expect(() => checkOwnDriver(own, { customerId: 3, additionalDriverIds: [2, 1] })).toThrow()
  expect(() => checkOwnDriver(own, own)).not.toThrow()
  expect(() => checkOwnDriver({ customerId: 1, additionalDriverIds: [2, 3] })).not.toThrow()
})
