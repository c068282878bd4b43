import { describe, expect, test } from 'vitest'
import { barsOf } from './bars.ts'
import { isFreeFor, monthsToRead, refusedFreePeriod, wholeFreePeriod } from './free-period.ts'
import { anUnavailability, aRental, aVehicle } from './sample-planning.ts'

const now = Date.parse('2026-11-20T12:00:00Z')
const [from, to] = ['2026-11-26T13:00:00Z', '2026-11-28T21:00:00Z']
/** Category 1 takes an hour to prepare. */
const filter = { start: Date.parse(from), end: Date.parse(to), preparationMinutes: new Map([[1, 60]]) }
const isFree = (given: Parameters<typeof aRental>[0], vehicle = aVehicle()) =>
  isFreeFor(vehicle, barsOf([aRental(given)], [], now), filter)

describe('a vehicle is free for a period', () => {
  test('when nothing touches it', () => {
    expect(isFreeFor(aVehicle(), [], filter)).toBe(true)
    expect(isFree({ start: '2026-11-20T13:00:00Z', end: from })).toBe(true)
    expect(isFree({ start: '2026-11-28T22:00:00Z', end: '2026-11-30T13:00:00Z' })).toBe(true)
  })
  test('but not with a rental for one minute of it, preparations included', () => {
    expect(isFree({ start: '2026-11-20T13:00:00Z', end: '2026-11-26T13:01:00Z' })).toBe(false)
    expect(isFree({ start: '2026-11-20T13:00:00Z', end: from, preparationMinutes: 1 })).toBe(false)
    expect(isFree({ start: '2026-11-28T21:59:00Z', end: '2026-11-30T13:00:00Z' })).toBe(false)
    expect(isFree({ start: '2026-11-27T13:00:00Z', end: '2026-11-27T14:00:00Z' })).toBe(false)
  })
  test('and its own preparation is that of its category', () => {
    const next = { start: '2026-11-28T21:30:00Z', end: '2026-11-30T13:00:00Z' }
    expect(isFree(next)).toBe(false)
    expect(isFree(next, aVehicle({ categoryId: 2 }))).toBe(true)
  })
  test('whatever wants it: drafts and quotes hold no vehicle, reservations and the workshop do', () => {
    const within = { start: '2026-11-27T13:00:00Z', end: '2026-11-27T21:00:00Z' }
    expect(isFree({ ...within, status: 'draft' })).toBe(true)
    expect(isFree({ ...within, status: 'quote' })).toBe(true)
    expect(isFree({ ...within, status: 'validating' })).toBe(false)
    expect(isFreeFor(aVehicle(), barsOf([], [anUnavailability()], now), filter)).toBe(false)
  })
  test('never when it has left the fleet', () => {
    expect(isFreeFor(aVehicle({ isArchived: true }), [], filter)).toBe(false)
  })
})

describe('a period', () => {
  test('is searched once both ends are known', () => {
    expect(wholeFreePeriod({ from, to })).toEqual({ start: filter.start, end: filter.end })
    expect(wholeFreePeriod({ from, to: null })).toBeNull()
    expect(refusedFreePeriod({ from, to: null })).toBeNull()
  })
  test('needs the months that it touches, and the next one when a preparation may reach it', () => {
    const months = (from: string, to: string) =>
      monthsToRead({ from, to }, 'America/Guadeloupe').map(({ month }) => month)
    expect(months(from, to)).toEqual(['2026-11'])
    expect(months('2026-10-26T13:00:00Z', '2026-11-29T13:00:00Z')).toEqual(['2026-10', '2026-11', '2026-12'])
    expect(monthsToRead({ from, to: null }, 'America/Guadeloupe')).toEqual([])
  })
  test('is refused backwards, empty, or longer than a leap year', () => {
    expect(refusedFreePeriod({ from: to, to: from })?.fr).toBe('La fin doit suivre le début')
    expect(refusedFreePeriod({ from, to: from })).not.toBeNull()
    expect(refusedFreePeriod({ from, to: '2027-11-27T13:00:00Z' })).toBeNull()
    expect(refusedFreePeriod({ from, to: '2027-11-27T13:01:00Z' })?.en).toBe('The period cannot exceed one year')
    expect(wholeFreePeriod({ from: to, to: from })).toBeNull()
  })
})
