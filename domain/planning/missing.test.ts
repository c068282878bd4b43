import { describe, expect, test } from 'vitest'
import { type AtCounter, type CounterFacts, findMissing } from './missing.ts'

const now = '2026-03-16T14:00:00Z'

const ready: AtCounter = {
  status: 'pending',
  end: '2026-03-20T14:00:00Z',
  arrivalAgency: { timezone: 'America/Guadeloupe' },
  totalCents: 21050,
  securityDepositCents: 80000,
  paidTotalCents: 21050,
  paidSecurityDepositCents: 80000,
}
const facts: CounterFacts = {
  drivingLicenseNumber: '12AB34567',
  drivingLicenseExpiresOn: null,
  isExcluded: false,
  isVehicleOut: false,
  lastReturn: null,
}
const missing = (rental: Partial<AtCounter>, found: Partial<CounterFacts> = {}, isDue = true) =>
  findMissing({ ...ready, ...rental }, { ...facts, ...found }, now, isDue)

test('nothing is missing when all is paid, the licence is known and the vehicle is ready', () => {
  expect(missing({})).toEqual({ missing: [], preparedUntil: null })
})

describe('the money', () => {
  test('is missing until the last cent', () => {
    expect(missing({ paidTotalCents: 21049 }).missing).toEqual(['payment'])
    expect(missing({ paidSecurityDepositCents: 79999 }).missing).toEqual(['deposit'])
  })
  test('is missing while there is no price', () => {
    expect(missing({ totalCents: null, paidTotalCents: 0 }).missing).toEqual(['payment'])
  })
  test('is not missing when nothing is due', () => {
    const free = { totalCents: 0, paidTotalCents: 0, securityDepositCents: 0, paidSecurityDepositCents: 0 }
    expect(missing(free).missing).toEqual([])
  })
  test('includes the charges on top of the price', () => {
    expect(missing({ status: 'done', chargesCents: 10 }).missing).toEqual(['payment'])
    expect(missing({ status: 'done', chargesCents: 10, paidTotalCents: 21060 }).missing).toEqual([])
  })
})

describe('the licence', () => {
  test('is missing without a number, with or without an expiry date', () => {
    expect(missing({}, { drivingLicenseNumber: null, drivingLicenseExpiresOn: '2020-01-01' }).missing).toEqual([
      'licence',
    ])
  })
  test('may expire on the day of the return, in the agency’s time zone, and not before', () => {
    expect(missing({}, { drivingLicenseExpiresOn: '2026-03-20' }).missing).toEqual([])
    expect(missing({}, { drivingLicenseExpiresOn: '2026-03-19' }).missing).toEqual(['licence_expired'])
    const night = { end: '2026-03-20T02:00:00Z' }
    expect(missing(night, { drivingLicenseExpiresOn: '2026-03-19' }).missing).toEqual([])
  })
})

describe('the vehicle', () => {
  const lastReturn = { returnedAt: '2026-03-16T13:30:00Z', preparationMinutes: 60 }
  test('is missing while another rental has it', () => {
    expect(missing({}, { isVehicleOut: true }).missing).toEqual(['vehicle_out'])
    expect(missing({}, { isVehicleOut: true, lastReturn })).toEqual({ missing: ['vehicle_out'], preparedUntil: null })
  })
  test('is in preparation until a time that is returned', () => {
    expect(missing({}, { lastReturn })).toEqual({ missing: ['preparation'], preparedUntil: '2026-03-16T14:30:00Z' })
    expect(missing({}, { lastReturn: { ...lastReturn, preparationMinutes: 30 } }).missing).toEqual([])
  })
  test('does not matter yet for a departure on a later day', () => {
    expect(missing({}, { isVehicleOut: true, lastReturn }, false)).toEqual({ missing: [], preparedUntil: null })
  })
})

test('once the vehicle has left only the price is required', () => {
  const nothing = { paidTotalCents: 0, paidSecurityDepositCents: 0 }
  expect(missing({ ...nothing, status: 'ongoing' }, { drivingLicenseNumber: null }).missing).toEqual(['payment'])
})

test('missing items are listed in the order in which agents ask for them', () => {
  const nothing = { paidTotalCents: 0, paidSecurityDepositCents: 0 }
  const { missing: items } = missing(nothing, { drivingLicenseNumber: null, isVehicleOut: true })
  expect(items).toEqual(['payment', 'deposit', 'licence', 'vehicle_out'])
})
