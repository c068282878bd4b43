import { describe, expect, test } from 'vitest'
import type { CategoryPromise } from '../promise/promise.schema.ts'
import type { RentalStatus } from '../status/status.schema.ts'
import {
  type Content,
  changedParts,
  changesPrice,
  checkChange,
  checkKeepsPrice,
  correctsTypedAmount,
} from './change-of-content.ts'

const before = {
  status: 'ongoing' as RentalStatus,
  start: '2026-03-05T14:00:00Z',
  end: '2026-03-10T14:00:00Z',
  pricedEnd: null as string | null,
  vehicleId: 1,
  vehicle: { category: { id: 20 } },
  promise: null as CategoryPromise | null,
  pricedCategoryId: null as number | null,
  optionIds: [3],
  discountPercent: 0,
  arrivalAgencyId: 7,
}

describe('the agreed price', () => {
  const keep = (content: Content, status: RentalStatus = 'ongoing') => {
    const rental = { ...before, status }
    return checkKeepsPrice(rental, content, changedParts(rental, content))
  }

  test('may stay for an earlier return, with any other change that is free', () => {
    expect(() => keep({ end: '2026-03-10T13:59:00Z' })).not.toThrow()
    expect(() => keep({ end: '2026-03-08T14:00:00Z', arrivalAgencyId: 8, additionalDriverIds: [2] })).not.toThrow()
    expect(() => keep({ arrivalAgencyId: 8 })).not.toThrow()
  })

  test('may stay up to the agreed end, after an earlier return kept it', () => {
    const early = { ...before, end: '2026-03-06T14:00:00Z', pricedEnd: before.end }
    const checkUntil = (end: string) => checkKeepsPrice(early, { end }, changedParts(early, { end }))
    expect(() => checkUntil('2026-03-10T14:00:00Z')).not.toThrow()
    expect(() => checkUntil('2026-03-10T14:01:00Z')).toThrow(expect.objectContaining({ code: 'validation' }))
  })

  test.each([
    ['a later return', { end: '2026-03-10T14:01:00Z' }],
    ['another option', { end: '2026-03-08T14:00:00Z', optionIds: [3, 4] }],
    ['another discount', { discountPercent: 5 }],
  ] as [string, Content][])('does not stay for %s', (_what, content) => {
    expect(() => keep(content)).toThrow(expect.objectContaining({ code: 'validation' }))
  })

  test.each(['draft', 'quote', 'validating', 'pending'] as const)('is refused for %s', (status) => {
    expect(() => keep({ end: '2026-03-08T14:00:00Z' }, status)).toThrow(
      expect.objectContaining({ details: { fields: [expect.objectContaining({ path: 'keepsPrice' })] } }),
    )
  })
})

test('a second child seat is a change, another order is none', () => {
  const seats = { ...before, optionIds: [3, 4], additionalDriverIds: [8, 9] }
  expect(changedParts(seats, { optionIds: [3, 3, 4] })).toEqual(['optionIds'])
  expect(changedParts({ ...seats, optionIds: [3, 4, 3] }, { optionIds: [3, 3, 4] })).toEqual([])
  expect(changedParts(seats, { optionIds: [4, 3], additionalDriverIds: [9, 8, 9] })).toEqual([])
})

test('an address that is only split into its parts is another one, since its postal code has a fee', () => {
  const delivery = { address: '3 rue du Phare', postalCode: '97180', city: 'Sainte-Anne' }
  const inOne = { address: '3 rue du Phare, 97180 Sainte-Anne', postalCode: null, city: null }
  expect(changedParts({ ...before, delivery: inOne }, { delivery })).toEqual(['delivery'])
  const stored = { city: 'Sainte-Anne', postalCode: '97180', address: '3 rue du Phare' }
  expect(changedParts({ ...before, delivery: stored }, { delivery })).toEqual([])
})

test('an agreed amount typed by hand is corrected by a change of the amount alone', () => {
  const typed = { ...before, status: 'pending' as RentalStatus, price: null }
  expect(correctsTypedAmount(typed, ['totalAmount', 'customerId'])).toBe(true)
  expect(correctsTypedAmount(typed, ['totalAmount', 'end'])).toBe(false)
  expect(correctsTypedAmount(typed, ['discountPercent'])).toBe(false)
  expect(correctsTypedAmount({ ...typed, status: 'draft' }, ['totalAmount'])).toBe(false)
  expect(correctsTypedAmount({ ...typed, price: {} }, ['totalAmount'])).toBe(false)
})

describe('a promised category', () => {
  const small: CategoryPromise = { categoryId: 20, transmission: 'Automatique', seats: null }
  const changes = (rental: typeof before, content: Content) => {
    return changesPrice(changedParts(rental, content), rental, content)
  }

  test('leaves the price while its rental moves to any other vehicle', () => {
    expect(changes({ ...before, promise: small }, { vehicleId: 2 })).toBe(false)
    expect(changes(before, { vehicleId: 2 })).toBe(true)
  })

  test('has a price of its own where it is not the one that was priced', () => {
    expect(changes(before, { promise: small })).toBe(false)
    expect(changes(before, { promise: { ...small, categoryId: 21 } })).toBe(true)
    expect(changes({ ...before, promise: small }, { promise: { ...small, seats: 5, transmission: null } })).toBe(false)
    expect(changes({ ...before, promise: { ...small, categoryId: 21 } }, { promise: null })).toBe(true)
  })

  test('is settled by the delivery, and the pin is free at any time', () => {
    expect(() => checkChange('ongoing', ['promise'])).toThrow(expect.objectContaining({ code: 'invalid_transition' }))
    expect(() => checkChange('done', ['isPinned'])).not.toThrow()
  })
})

describe('the one who is billed', () => {
  test.each(['draft', 'pending', 'ongoing', 'done', 'cancelled'] as const)('may change while %s', (status) => {
    expect(() => checkChange(status, ['billedCustomerId'])).not.toThrow()
  })

  test('opens nothing else once the rental is over, and leaves the price alone', () => {
    expect(() => checkChange('done', ['billedCustomerId', 'discountPercent'])).toThrow()
    expect(changesPrice(['billedCustomerId'], before, { billedCustomerId: 4 })).toBe(false)
    expect(changedParts({ ...before, billedCustomerId: 4 }, { billedCustomerId: null })).toEqual(['billedCustomerId'])
    expect(changedParts(before, { billedCustomerId: null })).toEqual([])
  })
})

describe('allowed changes', () => {
  test.each(['start', 'vehicleId', 'departureAgencyId', 'customerId'] as const)(
    '%s is settled by the delivery',
    (part) => {
      expect(() => checkChange('ongoing', [part])).toThrow(expect.objectContaining({ code: 'invalid_transition' }))
      expect(() => checkChange('pending', [part])).not.toThrow()
    },
  )

  test.each(['end', 'arrivalAgencyId', 'additionalDriverIds', 'optionIds'] as const)('%s is not', (part) => {
    expect(() => checkChange('ongoing', [part])).not.toThrow()
    expect(() => checkChange('done', [part])).toThrow(expect.objectContaining({ code: 'invalid_transition' }))
  })
})
