import { describe, expect, test } from 'vitest'
import { handOver } from './handover.ts'

const rental = {
  status: 'pending' as const,
  end: '2026-03-10T14:00:00Z',
  vehicleId: 7,
  arrivalAgencyId: 2,
  vehicle: { odometer: 41_200, fuelLevel: '3/4' },
}
const now = '2026-03-05T14:00:00Z'

describe('delivery', () => {
  test('moves the rental to ongoing and copies the odometer to the vehicle, whose location stays', () => {
    expect(handOver(rental, { stage: 'delivery', odometer: 41_215, fuelLevel: '4/4' }, now)).toEqual({
      status: 'ongoing',
      deliveredAt: now,
      vehicle: { odometer: 41_215, fuelLevel: '4/4' },
    })
  })
  test('keeps the fuel level when none was recorded', () => {
    expect(handOver(rental, { stage: 'delivery', odometer: 41_200 }, now)?.vehicle.fuelLevel).toBe('3/4')
  })
  test('of an ongoing rental has already happened', () => {
    expect(handOver({ ...rental, status: 'ongoing' }, { stage: 'delivery', odometer: 1 }, now)).toBeNull()
  })
  test('is refused with the state of another vehicle', () => {
    const check = { stage: 'delivery' as const, odometer: 41_215 }
    expect(handOver(rental, { ...check, vehicleId: 7 }, now)?.status).toBe('ongoing')
    expect(() => handOver(rental, { ...check, vehicleId: 8 }, now)).toThrow(
      expect.objectContaining({ code: 'conflict' }),
    )
  })
  test.each(['draft', 'quote', 'validating', 'done', 'cancelled'] as const)('is refused for %s', (status) => {
    expect(() => handOver({ ...rental, status }, { stage: 'delivery', odometer: 41_200 }, now)).toThrow(
      expect.objectContaining({ code: 'invalid_transition' }),
    )
  })
  test('is refused from the planned return on, and not a second before', () => {
    const check = { stage: 'delivery' as const, odometer: 41_200 }
    expect(handOver(rental, check, '2026-03-10T13:59:59Z')?.status).toBe('ongoing')
    expect(() => handOver(rental, check, rental.end)).toThrow(expect.objectContaining({ code: 'invalid_transition' }))
  })
})

describe('return', () => {
  const out = { ...rental, status: 'ongoing' as const }
  test('ends the rental and leaves the vehicle at the arrival agency, also when it is late', () => {
    expect(handOver(out, { stage: 'return', odometer: 41_900 }, '2026-03-12T09:00:00Z')).toEqual({
      status: 'done',
      returnedAt: '2026-03-12T09:00:00Z',
      vehicle: { odometer: 41_900, fuelLevel: '3/4', locationId: 2 },
    })
  })
  test('is refused before the delivery', () => {
    expect(() => handOver(rental, { stage: 'return', odometer: 41_900 }, now)).toThrow(
      expect.objectContaining({ code: 'invalid_transition' }),
    )
  })
  test('refuses an odometer below the last reading unless it is confirmed', () => {
    expect(handOver(out, { stage: 'return', odometer: 41_200 }, now)?.status).toBe('done')
    expect(() => handOver(out, { stage: 'return', odometer: 41_199 }, now)).toThrow(
      expect.objectContaining({ code: 'odometer_backwards' }),
    )
    const confirmed = { stage: 'return' as const, odometer: 41_199, isOdometerConfirmed: true }
    expect(handOver(out, confirmed, now)?.vehicle.odometer).toBe(41_199)
  })
})
