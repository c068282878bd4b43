import { describe, expect, test } from 'vitest'
import { mergeChunks, monthsOf } from './chunks.ts'
import { aPlanning, aRental, aVehicle } from './given.ts'
import { periodOf } from './scale.ts'

describe('months of data', () => {
  test('are those of the zone that share a moment', () => {
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

  test('are one: what reaches over the end of a month stands once, as the later answer has it', () => {
    const moved = aRental({ vehicleId: 7 })
    const merged = mergeChunks([whole, bars([moved, aRental({ id: 2 })])])
    expect(merged.rentals).toEqual([moved, aRental({ id: 2 })])
    expect(merged.vehicles).toEqual(whole.vehicles)
    expect(merged.holidays).toEqual(whole.holidays)
  })

  test('keep each vehicle that a rental had before', () => {
    const former = aRental({ isFormer: true, start: '2026-11-01T10:00:00Z' })
    expect(mergeChunks([whole, bars([former, aRental()]), bars([former])]).rentals).toHaveLength(2)
  })

  test('have the vehicles of the last answer that names them', () => {
    expect(mergeChunks([whole, { ...whole, vehicles: [] }]).vehicles).toEqual([])
    expect(mergeChunks([]).vehicles).toEqual([])
  })
})
