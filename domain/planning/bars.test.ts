import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Bar, barsOf, inLanes } from './bars.ts'
import { anUnavailability, aRental } from './sample-planning.ts'

const now = Date.parse('2026-11-20T12:00:00Z')
const bar = (start: number, end: number, key = `${start}-${end}`): Bar => ({
  key,
  start,
  end,
  preparedUntil: end,
  kind: 'rental',
  vehicleId: 1,
  lane: 0,
  isConflict: false,
  late: null,
})

describe('lanes', () => {
  test('a return at 10:00 and a pick-up at 10:00 share one and do not conflict', () => {
    const { bars, lanes } = inLanes([bar(10, 14), bar(8, 10)])
    expect(lanes).toBe(1)
    expect(bars.map(({ lane, isConflict }) => [lane, isConflict])).toEqual([
      [0, false],
      [0, false],
    ])
  })

  test('bars that overlap by a minute conflict, in two lanes', () => {
    const { bars, lanes } = inLanes([bar(8, 11), bar(10, 14), bar(14, 15)])
    expect(lanes).toBe(2)
    expect(bars.map(({ lane, isConflict }) => [lane, isConflict])).toEqual([
      [0, true],
      [1, true],
      [0, false],
    ])
  })

  test('a long bar conflicts with every one that starts during it', () => {
    const { bars } = inLanes([bar(0, 100), bar(10, 20), bar(50, 60)])
    expect(bars.map(({ isConflict }) => isConflict)).toEqual([true, true, true])
  })

  test('no bars give one empty lane', () => {
    expect(inLanes([])).toEqual({ bars: [], lanes: 1 })
  })

  test('lanes are as few as possible, bars of a lane never overlap, and exactly the overlapping bars conflict', () => {
    const period = fc.tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 1, max: 15 }))
    fc.assert(
      fc.property(fc.array(period, { maxLength: 40 }), (periods) => {
        const given = periods.map(([start, length], index) => bar(start, start + length, `r${index}`))
        const { bars, lanes } = inLanes(given)
        expect(bars.map(({ key }) => key).sort()).toEqual(given.map(({ key }) => key).sort())
        const shares = (a: Bar, b: Bar) => a !== b && a.start < b.end && b.start < a.end
        for (const one of bars) {
          expect(bars.some((other) => other.lane === one.lane && shares(one, other))).toBe(false)
          expect(one.isConflict).toBe(bars.some((other) => shares(one, other)))
        }
        const atOnce = bars.map(({ start }) => bars.filter((one) => one.start <= start && start < one.end).length)
        expect(lanes).toBe(Math.max(1, ...atOnce))
      }),
    )
  })
})

describe('bars', () => {
  test('have keys by rental or unavailability, with the earlier vehicles of a rental numbered in order', () => {
    const rentals = [
      aRental({ id: 12, vehicleId: 3, start: '2026-11-12T10:00:00Z' }),
      aRental({ id: 12, vehicleId: 2, start: '2026-11-08T10:00:00Z', isFormer: true }),
      aRental({ id: 12, vehicleId: 1, start: '2026-11-01T10:00:00Z', isFormer: true }),
    ]
    const bars = barsOf(rentals, [anUnavailability({ id: 3 })], now)
    expect(bars.map(({ key, vehicleId }) => [key, vehicleId])).toEqual([
      ['r12', 3],
      ['r12.1', 1],
      ['r12.2', 2],
      ['u3', 1],
    ])
  })

  test('last until the vehicle is prepared', () => {
    const [rental] = barsOf([aRental({ end: '2026-11-25T10:00:00Z', preparationMinutes: 90 })], [], now)
    expect(rental).toMatchObject({
      end: Date.parse('2026-11-25T10:00:00Z'),
      preparedUntil: Date.parse('2026-11-25T11:30:00Z'),
    })
  })

  test('of a vehicle that should be back last until now and are late', () => {
    const ongoing = aRental({ status: 'ongoing', end: '2026-11-20T11:59:00Z' })
    expect(barsOf([ongoing], [], now)[0]).toMatchObject({ end: now, late: 'return' })
    const due = aRental({ status: 'ongoing', end: '2026-11-20T12:00:00Z' })
    expect(barsOf([due], [], now)[0]).toMatchObject({ end: now, late: null })
  })

  test('of a vehicle that should have left are late and keep their dates', () => {
    const pending = aRental({ start: '2026-11-20T11:59:00Z', end: '2026-11-22T10:00:00Z' })
    expect(barsOf([pending], [], now)[0]).toMatchObject({ end: Date.parse(pending.end), late: 'departure' })
    expect(barsOf([aRental({ start: '2026-11-20T12:00:00Z' })], [], now)[0]?.late).toBeNull()
    const done = aRental({ status: 'done', start: '2026-11-01T10:00:00Z', end: '2026-11-02T10:00:00Z' })
    expect(barsOf([done], [], now)[0]?.late).toBeNull()
    const former = aRental({ status: 'ongoing', end: '2026-11-10T10:00:00Z', isFormer: true })
    expect(barsOf([former], [], now)[0]).toMatchObject({ end: Date.parse(former.end), late: null })
  })
})
