import { expect, test } from 'vitest'
import {
  acceptableUntil,
  checkMailedInTime,
  checkNotLapsed,
  checkStillOffered,
  hasLapsed,
  isOverForCustomer,
} from './lapse.ts'
import { rentalStatuses } from './status.ts'

const noon = '2026-03-02T12:00:00Z'
const later = '2026-03-02T12:00:01Z'
const quote = { status: 'quote', start: '2026-04-01T10:00:00Z', validUntil: noon } as const
const reservation = { status: 'validating', start: noon, validUntil: null } as const

test('a quote is valid up to its last second, a reservation up to its start', () => {
  expect([hasLapsed(quote, noon), hasLapsed(quote, later)]).toEqual([false, true])
  expect([hasLapsed(reservation, noon), hasLapsed(reservation, later)]).toEqual([false, true])
})

test('a quote without a validity does not lapse', () => {
  expect(hasLapsed({ ...quote, validUntil: null }, later)).toBe(false)
})

test('nothing else lapses', () => {
  const others = rentalStatuses.filter((status) => status !== 'quote' && status !== 'validating')
  expect(others.filter((status) => hasLapsed({ ...reservation, status, validUntil: noon }, later))).toEqual([])
})

test('an offer that lapsed can be cancelled or edited, not accepted', () => {
  expect(() => checkNotLapsed(reservation, 'pending', later)).toThrow(/has expired/)
  expect(() => checkNotLapsed(reservation, 'pending', noon)).not.toThrow()
  expect(() => checkNotLapsed(reservation, 'cancelled', later)).not.toThrow()
  expect(() => checkNotLapsed(quote, 'validating', later)).toThrow(/no longer valid/)
  expect(() => checkNotLapsed(quote, 'pending', later)).toThrow(/no longer valid/)
  expect(() => checkNotLapsed(quote, 'draft', later)).not.toThrow()
})

test('a rental whose start has passed cannot be offered', () => {
  const draft = { ...reservation, status: 'draft' } as const
  expect(() => checkNotLapsed(draft, 'validating', later)).toThrow(/start has passed/)
  expect(() => checkNotLapsed(draft, 'validating', noon)).not.toThrow()
  expect(() => checkNotLapsed(draft, 'pending', later)).not.toThrow()
})

test('a customer accepts a quote while it is valid and its start is ahead', () => {
  expect(() => checkStillOffered(quote, 'validating', noon)).not.toThrow()
  expect(() => checkStillOffered(quote, 'validating', later)).toThrow(/no longer valid/)
  expect(() => checkStillOffered({ ...quote, validUntil: null, start: noon }, 'validating', later)).toThrow(/no longer/)
  expect(() => checkStillOffered(quote, 'cancelled', later)).not.toThrow()
})

test('a quote can be accepted to the end of its validity, and not beyond its own start', () => {
  expect(acceptableUntil('2026-03-20T10:00:00Z', noon)).toBe(noon)
  expect(acceptableUntil('2026-03-01T10:00:00Z', noon)).toBe('2026-03-01T10:00:00Z')
  const started = { ...quote, validUntil: '2026-04-01T10:00:00Z', start: noon }
  expect([isOverForCustomer(started, noon), isOverForCustomer(started, later)]).toEqual([false, true])
  expect(hasLapsed(started, later)).toBe(false)
  expect(isOverForCustomer({ ...started, status: 'pending' }, later)).toBe(false)
})

test('an offer is mailed as long as its customer can accept it, and anything else at any time', () => {
  const started = { ...quote, validUntil: '2026-04-01T10:00:00Z', start: noon }
  expect(() => checkMailedInTime(started, noon)).not.toThrow()
  expect(() => checkMailedInTime(started, later)).toThrow(/could no longer accept this quote/)
  expect(() => checkMailedInTime(quote, later)).toThrow(/no longer valid/)
  expect(() => checkMailedInTime(reservation, later)).toThrow(/has expired/)
  expect(() => checkMailedInTime({ ...started, status: 'pending' }, later)).not.toThrow()
})

test('a customer accepts up to the start, and may cancel at any time', () => {
  expect(() => checkStillOffered(reservation, 'pending', noon)).not.toThrow()
  expect(() => checkStillOffered(reservation, 'pending', later)).toThrow(/contact the agency/)
  expect(() => checkStillOffered(reservation, 'cancelled', later)).not.toThrow()
})
