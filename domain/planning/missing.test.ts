import { describe, expect, test } from 'vitest'
import { type AtCounter, type CounterFacts, findMissing } from './missing.ts'

const now = '2026-03-16T14:00:00Z'

const ready: AtCounter = {
  status: 'pending',
  end: '2026-03-20T14:00:00Z',
  arrivalAgency: { timezone: 'America/Guadeloupe' },
  totalAmount: 210.5,
  securityDepositAmount: 800,
  paidTotalAmount: 210.5,
  paidSecurityDepositAmount: 800,
}
const facts: CounterFacts = {
  drivingLicenseNumber: '12AB34567',
  drivingLicenseExpiresOn: null,
  isVehicleOut: false,
  lastReturn: null,
}
const missing = (rental: Partial<AtCounter>, found: Partial<CounterFacts> = {}, isDue = true) =>
  findMissing({ ...ready, ...rental }, { ...facts, ...found }, now, isDue)

test('nothing is missing when all is paid, the licence is known and the vehicle stands ready', () => {
  expect(missing({})).toEqual({ missing: [], preparedUntil: null })
})

describe('the money', () => {
  test('is missing until the last cent', () => {
    expect(missing({ paidTotalAmount: 210.49 }).missing).toEqual(['payment'])
    expect(missing({ paidSecurityDepositAmount: 799.99 }).missing).toEqual(['deposit'])
  })
  test('is missing while there is no price', () => {
    expect(missing({ totalAmount: null, paidTotalAmount: 0 }).missing).toEqual(['payment'])
  })
  test('is not missing where nothing is asked for', () => {
    const free = { totalAmount: 0, paidTotalAmount: 0, securityDepositAmount: 0, paidSecurityDepositAmount: 0 }
    expect(missing(free).missing).toEqual([])
  })
  test('includes what was charged on top', () => {
    expect(missing({ status: 'done', chargesAmount: 0.1 }).missing).toEqual(['payment'])
    expect(missing({ status: 'done', chargesAmount: 0.1, paidTotalAmount: 210.6 }).missing).toEqual([])
  })
})

describe('the licence', () => {
  test('is missing without a number, expired or not', () => {
    expect(missing({}, { drivingLicenseNumber: null, drivingLicenseExpiresOn: '2020-01-01' }).missing).toEqual([
      'licence',
    ])
  })
  test('may end on the day of the return, in the time of the agency, and not before', () => {
    expect(missing({}, { drivingLicenseExpiresOn: '2026-03-20' }).missing).toEqual([])
    expect(missing({}, { drivingLicenseExpiresOn: '2026-03-19' }).missing).toEqual(['licence_expired'])
    const night = { end: '2026-03-20T02:00:00Z' }
    expect(missing(night, { drivingLicenseExpiresOn: '2026-03-19' }).missing).toEqual([])
  })
})

describe('the vehicle', () => {
  const lastReturn = { returnedAt: '2026-03-16T13:30:00Z', preparationMinutes: 60 }
  test('is missing while somebody else has it', () => {
    expect(missing({}, { isVehicleOut: true }).missing).toEqual(['vehicle_out'])
    expect(missing({}, { isVehicleOut: true, lastReturn })).toEqual({ missing: ['vehicle_out'], preparedUntil: null })
  })
  test('is prepared for a while, which is told', () => {
    expect(missing({}, { lastReturn })).toEqual({ missing: ['preparation'], preparedUntil: '2026-03-16T14:30:00Z' })
    expect(missing({}, { lastReturn: { ...lastReturn, preparationMinutes: 30 } }).missing).toEqual([])
  })
  test('does not matter yet for a departure of a later day', () => {
    expect(missing({}, { isVehicleOut: true, lastReturn }, false)).toEqual({ missing: [], preparedUntil: null })
  })
})

test('once the vehicle has left only the price is asked for', () => {
  const nothing = { paidTotalAmount: 0, paidSecurityDepositAmount: 0 }
  expect(missing({ ...nothing, status: 'ongoing' }, { drivingLicenseNumber: null }).missing).toEqual(['payment'])
})

test('everything is told in the order in which people ask for it', () => {
  const nothing = { paidTotalAmount: 0, paidSecurityDepositAmount: 0 }
  const { missing: told } = missing(nothing, { drivingLicenseNumber: null, isVehicleOut: true })
  expect(told).toEqual(['payment', 'deposit', 'licence', 'vehicle_out'])
})
