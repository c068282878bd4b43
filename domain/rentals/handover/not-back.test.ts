import { expect, test } from 'vitest'
import { findHolder } from './not-back.ts'

const contract = { id: 2, status: 'pending' as const, vehicleId: 7 }
const out = { id: 1, status: 'ongoing' as const, vehicleId: 7, end: '2026-03-04T10:00:00Z' }
const before = { isLeaving: false, now: '2026-03-04T10:00:00Z' }
const late = { ...before, now: '2026-03-04T10:00:01Z' }

test('the vehicle of a contract is not back from a rental past its end, at its departure from any rental', () => {
  expect(findHolder(contract, [out], before)).toBeUndefined()
  expect(findHolder(contract, [out], late)).toBe(out)
  expect(findHolder(contract, [out], { ...before, isLeaving: true })).toBe(out)
})

test('a rental that gave the vehicle back for another one does not hold it', () => {
  expect(findHolder(contract, [{ ...out, vehicleId: 8 }], { ...late, isLeaving: true })).toBeUndefined()
})

test.each(['draft', 'quote', 'validating', 'ongoing', 'done', 'cancelled'] as const)(
  'a rental that is %s waits for no vehicle',
  (status) => {
    expect(findHolder({ ...contract, status }, [out], { ...late, isLeaving: true })).toBeUndefined()
  },
)
