import { expect, test } from 'vitest'
import { namedBy } from './named.ts'

const response = { rental: { id: 3 }, drivers: [{ id: 9 }, { id: 12 }] } as Parameters<typeof namedBy>[0]

test('a new notice names the rental and the driver who is chosen, or its customer', () => {
  expect(namedBy(response, null, null)).toEqual({ rentalId: 3, driverId: 9 })
  expect(namedBy(response, 12, null)).toEqual({ rentalId: 3, driverId: 12 })
  expect(namedBy({ rental: null, drivers: [] }, 12, null)).toEqual({ rentalId: null, driverId: null })
})

test('a corrected notice sends a driver only where another one is chosen', () => {
  expect(namedBy(response, 12, { driverId: 12 })).toEqual({})
  expect(namedBy(response, 9, { driverId: 12 })).toEqual({ driverId: 9 })
  expect(namedBy(response, null, { driverId: null })).toEqual({ driverId: 9 })
})
