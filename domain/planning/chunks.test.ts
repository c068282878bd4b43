import { describe, expect, test } from 'vitest'
import { mergeChunks, monthsOf } from './chunks.ts'
import { aPlanning, aRental, aVehicle } from './sample-planning.ts'
import { periodOf } from './scale.ts'

describe('months of data', () => {
  test('are the months of the zone that overlap the range', () => {
    const { start, end } = periodOf('month', '2026-11-20', 'America/Guadeloupe')
    expect(monthsOf(start, end, 'America/Guadeloupe')).toEqual([
      { month: '2026-11', start: '2026-11-01T04:00:00Z', end: '2026-12-01T04:00:00Z' },
    ])
    expect(monthsOf(start - 1, end + 1, 'America/Guadeloupe').map(({ month }) => month)).toEqual([
      '2026-10',
      '2026-11',
      '2026-12',
    ])
  })

  const whole = aPlanning({ vehicles: [aVehicle()], holidays: { '2026-11-11': 'Armistice' }, rentals: [aRental()] })
  const bars = (rentals = [aRental()]) => ({ ...aPlanning({ rentals }), vehicles: [], agencies: [], categories: [] })

  test('are merged: a bar over the end of a month appears once, as in the later response', () => {
    const moved = aRental({ vehicleId: 7 })
    const merged = mergeChunks([whole, bars([moved, aRental({ id: 2 })])])
    expect(merged.rentals).toEqual([moved, aRental({ id: 2 })])
    expect(merged.vehicles).toEqual(whole.vehicles)
    expect(merged.holidays).toEqual(whole.holidays)
  })

  test('keep each earlier vehicle of a rental', () => {
    const former = aRental({ isFormer: true, start: '2026-11-01T10:00:00Z' })
    const before = aRental({ isFormer: true, vehicleId: 7, start: '2026-11-01T10:00:00Z' })
    const rentals = [aRental(), former, before]
    expect(mergeChunks([whole, bars(rentals), bars([before, former])]).rentals).toEqual(rentals)
  })

  test('have the vehicles of the last response that lists any', () => {
    const sold = aVehicle({ id: 2 })
    const moved = aVehicle({ locationId: 2 })
    expect(
      mergeChunks([
        { ...whole, vehicles: [...whole.vehicles, sold] },
        { ...whole, vehicles: [moved] },
      ]),
    ).toMatchObject({
      vehicles: [moved],
    })
    expect(mergeChunks([]).vehicles).toEqual([])
  })

  test('keep vehicles that left the fleet in their position, as long as they have a bar', () => {
    const other = aVehicle({ id: 3, categoryId: 2, registrationNumber: 'aa111aa' })
    const left = aVehicle({ id: 9, registrationNumber: 'zz999zz' })
    const december = { ...whole, vehicles: [left, aVehicle(), other], rentals: [aRental({ vehicleId: left.id })] }
    const january = { ...whole, vehicles: [aVehicle(), other], rentals: [] }
    expect(mergeChunks([december, january]).vehicles.map(({ id }) => id)).toEqual([1, 9, 3])
    expect(mergeChunks([december, { ...january, rentals: [aRental()] }]).vehicles.map(({ id }) => id)).toEqual([1, 3])
  })
})
