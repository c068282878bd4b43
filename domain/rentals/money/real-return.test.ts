import { expect, test } from 'vitest'
import { addMinutes } from '../../kernel/time.ts'
import { earlyReturnCents, pricedReturn, realReturn } from './real-return.ts'

const start = '2026-03-01T14:00:00Z'
const end = '2026-03-04T14:00:00Z'

/** Three days at 40 €, agreed with the price list. */
const rental = {
  start,
  end,
  pricedEnd: null,
  price: { seasons: [] },
  totalCents: 12000,
  departureAgency: { timezone: 'America/Guadeloupe' },
}
const back = (minutes: number, over: Partial<typeof rental> = {}) => {
  return { rental: { ...rental, ...over }, returnedAt: addMinutes(end, minutes), graceMinutes: 29, actualCents: 8000 }
}

test('a return on time has the agreed days, up to the last minute of the grace', () => {
  expect(realReturn(back(29))).toEqual({
    lateMinutes: 29,
    agreedDays: 3,
    paidDays: 3,
    actualDays: 3,
    extraDays: 0,
    extraHours: 0,
  })
  expect(realReturn(back(30))).toEqual({
    lateMinutes: 30,
    agreedDays: 3,
    paidDays: 3,
    actualDays: 4,
    extraDays: 1,
    extraHours: 0,
  })
})

test('a return a day early saves a day, the grace included', () => {
  expect(realReturn(back(-1440))).toEqual({
    lateMinutes: -1440,
    agreedDays: 3,
    paidDays: 3,
    actualDays: 2,
    extraDays: 0,
    extraHours: 0,
  })
  expect(realReturn(back(-1440 + 29)).actualDays).toBe(2)
  expect(realReturn(back(-1440 + 30)).actualDays).toBe(3)
})

test('an early return gives back the difference to the price of the list', () => {
  expect(earlyReturnCents(back(-1440))).toBe(4000)
  expect(earlyReturnCents(back(-60))).toBeNull()
  expect(earlyReturnCents(back(60))).toBeNull()
})

test('nothing is given back for a price typed by hand, without a list price, or when the list is not cheaper', () => {
  const early = back(-1440)
  expect(earlyReturnCents({ ...early, rental: { ...early.rental, price: null } })).toBeNull()
  expect(earlyReturnCents({ ...early, actualCents: null })).toBeNull()
  expect(earlyReturnCents({ ...early, actualCents: 11999 })).toBe(1)
  expect(earlyReturnCents({ ...early, actualCents: 12000 })).toBeNull()
})

test('a return within the first hour, or before the planned start, is priced as the shortest rental', () => {
  expect(pricedReturn(start, addMinutes(start, 61))).toBe(addMinutes(start, 61))
  expect(pricedReturn(start, addMinutes(start, 59))).toBe(addMinutes(start, 60))
  expect(pricedReturn(start, addMinutes(start, -600))).toBe(addMinutes(start, 60))
})
