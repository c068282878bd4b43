import { expect, test } from 'vitest'
import { namedBy } from './named.ts'

const answer = { rental: { id: 3 }, drivers: [{ id: 9 }, { id: 12 }] } as Parameters<typeof namedBy>[0]

test('a new notice names the rental and the driver who is chosen, or its customer', () => {
  expect(namedBy(answer, null, null)).toEqual({ rentalId: 3, driverId: 9 })
  expect(namedBy(answer, 12, null)).toEqual({ rentalId: 3, driverId: 12 })
  expect(namedBy({ rental: null, drivers: [] }, 12, null)).toEqual({ rentalId: null, driverId: null })
})

test('a corrected notice sends a driver only where another one is chosen', () => {
  expect(namedBy(answer, 12, { driverId: 12 })).toEqual({})
  expect(namedBy(answer, 9, { driverId: 12 })).toEqual({ driverId: 9 })
  expect(namedBy(answer, null, { driverId: null })).toEqual({ driverId: 9 })
})
