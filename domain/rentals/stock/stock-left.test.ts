import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addMinutes } from '../../kernel/time.ts'
import { type StockHolder, stockLeft } from './stock-left.ts'

const day = (days: number) => addMinutes('2026-12-01T10:00:00Z', days * 1440)
const stay = (from: number, until: number) => ({ start: day(from), end: day(until) })
const seats = (from: number, until: number, quantity = 1): StockHolder => {
  return { ...stay(from, until), quantity, isLate: false }
}

describe('the child seats that are left for a rental', () => {
  test('are all of them while no other rental has one', () => {
    expect(stockLeft({ stock: 2, holders: [] }, stay(0, 7), null)).toEqual({ left: 2, nextReturn: null, overdue: 0 })
  })

  test('are without the greatest number that is out at any moment, not without the sum', () => {
    const holders = [seats(0, 2), seats(2, 5), seats(4, 6), seats(9, 12)]
    expect(stockLeft({ stock: 3, holders }, stay(0, 7), null)).toMatchObject({ left: 1, nextReturn: day(5) })
  })

  test('are free from the minute at which one comes back, and until the minute at which one leaves', () => {
    const holders = [seats(0, 2), seats(5, 7)]
    expect(stockLeft({ stock: 1, holders }, stay(2, 5), null)).toMatchObject({ left: 1 })
    expect(stockLeft({ stock: 1, holders }, { start: addMinutes(day(2), -1), end: day(5) }, null).left).toBe(0)
    expect(stockLeft({ stock: 1, holders }, { start: day(2), end: addMinutes(day(5), 1) }, null).left).toBe(0)
  })

  test('are never fewer than none, even where less is in stock than is out', () => {
    expect(stockLeft({ stock: 1, holders: [seats(0, 3, 4)] }, stay(1, 2), null).left).toBe(0)
  })

  test('name no return for an overdue one, and count it also where it ends before', () => {
    const late: StockHolder = { ...stay(0, 2), quantity: 1, isLate: true }
    expect(stockLeft({ stock: 1, holders: [late] }, stay(1, 4), null)).toEqual({
      left: 0,
      nextReturn: null,
      overdue: 1,
    })
    expect(stockLeft({ stock: 1, holders: [late] }, stay(2, 4), null)).toEqual({
      left: 1,
      nextReturn: null,
      overdue: 1,
    })
  })
})

describe('a rental that has a child seat', () => {
  const held = { ...stay(2, 5), quantity: 1 }
  const stockOfNone = { stock: 0, holders: [] }

  test('keeps it when the stock was lowered, also for a shorter time', () => {
    expect(stockLeft(stockOfNone, stay(2, 5), held).left).toBe(1)
    expect(stockLeft(stockOfNone, stay(3, 4), held).left).toBe(1)
  })

  test('has none left for a longer or another time', () => {
    expect(stockLeft(stockOfNone, stay(2, 6), held).left).toBe(0)
    expect(stockLeft(stockOfNone, stay(1, 5), held).left).toBe(0)
    expect(stockLeft(stockOfNone, stay(7, 9), held).left).toBe(0)
  })

  test('is extended while the days that are added have one, however crowded those before are', () => {
    const crowded = { stock: 1, holders: [seats(3, 4)] }
    expect(stockLeft(crowded, stay(2, 8), held).left).toBe(1)
    expect(stockLeft({ ...crowded, holders: [seats(3, 4), seats(7, 9)] }, stay(2, 8), held).left).toBe(0)
  })
})

test('as many are left as the drawer has at its emptiest hour', () => {
  const hour = (hours: number) => addMinutes('2026-12-01T00:00:00Z', hours * 60)
  const span = fc
    .tuple(fc.nat(30), fc.integer({ min: 1, max: 10 }))
    .map(([from, hours]) => [from, from + hours] as const)
  const holder = fc.record({ span, quantity: fc.integer({ min: 1, max: 3 }) })
  fc.assert(
    fc.property(fc.nat(6), fc.array(holder, { maxLength: 8 }), span, (stock, rentals, [from, until]) => {
      const holders = rentals.map(({ span: [start, end], quantity }) => {
        return { start: hour(start), end: hour(end), quantity, isLate: false }
      })
      const drawer = Array.from({ length: until - from }, (_, at) =>
        rentals.reduce((sum, { span: [start, end], quantity }) => {
          return start <= from + at && from + at < end ? sum - quantity : sum
        }, stock),
      )
      const { left, nextReturn } = stockLeft({ stock, holders }, { start: hour(from), end: hour(until) }, null)
      expect(left).toBe(Math.max(0, Math.min(...drawer)))
      if (Math.min(...drawer) < stock) expect(Date.parse(nextReturn ?? '')).toBeGreaterThan(Date.parse(hour(from)))
    }),
  )
})
