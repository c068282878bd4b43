import type { Agency } from '@filao/domain/company/agency.schema'
import type { Rental } from '@filao/domain/rentals/record/rental.schema'
import { describe, expect, test } from 'vitest'
import { arrivalAgencies, firstValues, keepsPrice, pricedCategory, priceRequest, rentalBody } from './rental-values.ts'

const agency = (id: number, countryCode: Agency['countryCode'] = 'GP') =>
  ({ id, countryCode, timezone: 'America/Guadeloupe', openingHours: [] as Agency['openingHours'] }) as Agency
const rental = {
  start: '2026-03-03T12:00:00Z',
  end: '2026-03-06T12:00:00Z',
  departureAgencyId: 1,
  arrivalAgencyId: 2,
  vehicleId: 7,
  promise: null,
  isPinned: false,
  customerId: 9,
  billedCustomerId: 11,
  additionalDriverIds: [10],
  optionIds: [3, 4],
  discountPercent: 10,
  note: null,
  wish: null,
  transportNumber: null,
  transportAt: null,
  delivery: null,
  collection: null,
  waivedFees: [],
  referralMode: 'phone',
  totalAmount: 120,
  price: null,
} as unknown as Rental

describe('a new form', () => {
  test('has the only agency at both ends', () => {
    const values = firstValues([agency(1)], undefined, {})
    expect(values).toMatchObject({ departureAgencyId: 1, arrivalAgencyId: 1 })
  })

  test('has the agency of the last rental, unless it no longer exists', () => {
    const agencies = [agency(1), agency(2)]
    expect(firstValues(agencies, undefined, {}, 2)).toMatchObject({ departureAgencyId: 2, arrivalAgencyId: 2 })
    expect(firstValues(agencies, undefined, {}, 8)).not.toHaveProperty('departureAgencyId')
  })

  test('starts when its agency opens next, and has no start without an agency', () => {
    const mornings = [{ dayOfWeek: 'tuesday' as const, openTimeMinutes: 450, closeTimeMinutes: 720 }]
    const closed = { ...agency(1), openingHours: mornings } as Agency
    const now = '2026-03-02T18:37:20Z'
    expect(firstValues([closed, agency(2)], undefined, {}, 1, now).start).toBe('2026-03-03T11:30:00Z')
    expect(firstValues([closed, agency(2)], undefined, {}, 2, now).start).toBe('2026-03-02T18:45:00Z')
    expect(firstValues([closed, agency(2)], undefined, {}, 0, now).start).toBeNull()
  })

  test('has the only agency that is open now where none was used on this computer', () => {
    const on = (id: number, ...days: ('monday' | 'sunday')[]) => {
      const openingHours = days.map((dayOfWeek) => ({ dayOfWeek, openTimeMinutes: 450, closeTimeMinutes: 1080 }))
      return { ...agency(id), openingHours } as Agency
    }
    const monday = '2026-03-02T18:37:20Z'
    const chosen = (...agencies: Agency[]) => firstValues(agencies, undefined, {}, 0, monday).departureAgencyId
    expect(chosen(on(1, 'sunday'), on(2, 'monday'), agency(3))).toBe(2)
    expect(chosen(on(1, 'monday'), on(2, 'monday'))).toBeUndefined()
    expect(chosen(on(1, 'sunday'), on(2, 'sunday'))).toBeUndefined()
  })

  test('takes the values given by another screen', () => {
    const given = { start: rental.start, end: rental.end, vehicleId: 7 }
    expect(firstValues([agency(1)], undefined, given)).toMatchObject({
      ...given,
      customerId: null,
      referralMode: 'desk',
    })
  })
})

test('the form of a rental starts with its values, including an amount typed by hand', () => {
  expect(firstValues([agency(1)], rental, {})).toMatchObject({
    vehicleId: 7,
    billedCustomerId: 11,
    optionIds: [3, 4],
    referralMode: 'phone',
    totalAmount: 120,
  })
})

describe('a price', () => {
  const values = firstValues([agency(1)], rental, {})
  const request = priceRequest(values, { id: 5, status: 'pending' })

  test('is requested once everything it depends on is known', () => {
    expect(request).toMatchObject({ vehicleId: 7, departureAgencyId: 1, discountPercent: 10, rentalId: 5 })
    expect(priceRequest(values)).not.toHaveProperty('rentalId')
    expect(request).not.toHaveProperty('status')
    expect(priceRequest({ ...values, end: null })).toBeNull()
    expect(priceRequest({ ...values, end: values.start ?? null })).toBeNull()
    expect(priceRequest({ ...values, vehicleId: null })).toBeNull()
  })

  test('of a quote is that of the draft it becomes', () => {
    expect(priceRequest(values, { id: 5, status: 'quote' })).toMatchObject({ rentalId: 5, status: 'draft' })
  })

  test('stays as agreed until something it depends on changes', () => {
    if (!request) throw new Error('nothing to price')
    expect(keepsPrice(rental, { ...request, optionIds: [4, 3] })).toBe(true)
    expect(keepsPrice(rental, { ...request, optionIds: [4] })).toBe(false)
    expect(keepsPrice(rental, { ...request, discountPercent: 5 })).toBe(false)
    expect(keepsPrice(rental, { ...request, status: 'draft' })).toBe(false)
  })
})

test('the price is for the category that it was agreed for, until another vehicle is chosen', () => {
  const upgraded = { vehicleId: 7, pricedCategoryId: 3 }
  expect(pricedCategory({ vehicleId: 7, promise: null }, upgraded)).toBe(3)
  expect(pricedCategory({ vehicleId: 8, promise: null }, upgraded)).toBeNull()
  expect(pricedCategory({ vehicleId: 7, promise: null }, undefined)).toBeNull()
  const promise = { categoryId: 4, transmission: null, seats: null }
  expect(pricedCategory({ vehicleId: 7, promise }, undefined)).toBe(4)
})

test('an amount is sent once it is typed by hand', () => {
  const values = firstValues([agency(1)], rental, {})
  expect(rentalBody(values)).toHaveProperty('totalAmount', 120)
  expect(rentalBody({ ...values, totalAmount: null })).not.toHaveProperty('totalAmount')
})

test('a vehicle comes back in the country it left from', () => {
  const agencies = [agency(1), agency(2, 'MQ'), agency(3)]
  expect(arrivalAgencies(agencies, 1).map(({ id }) => id)).toEqual([1, 3])
  expect(arrivalAgencies(agencies, undefined)).toHaveLength(3)
})
