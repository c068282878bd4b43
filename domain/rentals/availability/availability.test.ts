import { describe, expect, test } from 'vitest'
import {
  canBeChosen,
  compareAvailability,
  decideAvailability,
  isLate,
  occupiedRange,
  type VehicleFacts,
} from './availability.ts'

const request = {
  start: '2026-03-02T10:00:00Z',
  end: '2026-03-04T10:00:00Z',
  departureAgencyId: 1,
  timezone: 'America/Guadeloupe',
}
const neighbours = { freeSince: null, nextStart: null }
const free: VehicleFacts = { locationId: 1, minimumRentalDurationMinutes: null, occupancies: [], ...neighbours }
const occupied = (start: string, end: string, rentalId: number | null) => ({
  start,
  end,
  rentalId,
  publicId: rentalId === null ? null : `202603-000${rentalId}`,
})
const decide = (facts: Partial<VehicleFacts>, change: Partial<typeof request> & Record<string, unknown> = {}) =>
  decideAvailability({ ...free, ...facts }, { ...request, ...change })

describe('a vehicle', () => {
  test('without occupancies is available', () => {
    expect(decide({})).toMatchObject({ isAvailable: true, reason: null, conflict: null, lateRental: null })
  })

  test('may leave at the very second the rental before it ends, preparation included', () => {
    const before = (end: string) => ({ occupancies: [occupied('2026-03-01T10:00:00Z', end, 7)] })
    expect(decide(before('2026-03-02T10:00:00Z')).isAvailable).toBe(true)
    expect(decide(before('2026-03-02T10:00:01Z'))).toMatchObject({
      isAvailable: false,
      reason: 'taken',
      conflict: { publicId: '202603-0007', start: '2026-03-01T10:00:00Z', end: '2026-03-02T10:00:01Z' },
      lateRental: null,
    })
  })

  test('needs its own preparation before the rental after it', () => {
    const after = { occupancies: [occupied('2026-03-04T14:00:00Z', '2026-03-06T10:00:00Z', 8)] }
    expect(decide(after, { preparationMinutes: 240 }).isAvailable).toBe(true)
    expect(decide(after, { preparationMinutes: 241 }).reason).toBe('taken')
  })

  test('out of use reports its period and no rental', () => {
    const repair = { occupancies: [occupied('2026-03-03T08:00:00Z', '2026-03-03T18:00:00Z', null)] }
    expect(decide(repair)).toMatchObject({
      isAvailable: false,
      reason: 'unavailable',
      conflict: { publicId: null, start: '2026-03-03T08:00:00Z', end: '2026-03-03T18:00:00Z' },
      lateRental: null,
    })
  })

  test('not back from a late rental is free later, and names that rental', () => {
    const late = { ...occupied('2026-02-27T10:00:00Z', '2026-03-01T12:00:00Z', 7), isLate: true }
    const lateRental = { id: 7, publicId: '202603-0007' }
    expect(decide({ occupancies: [late] })).toMatchObject({
      isAvailable: true,
      reason: null,
      conflict: null,
      lateRental,
    })
    expect(decide({ occupancies: [late] }, { excludeRentalId: 7 }).lateRental).toBeNull()
    expect(decide({ occupancies: [{ ...late, end: '2026-03-02T10:00:01Z' }] })).toMatchObject({
      reason: 'taken',
      lateRental,
    })
    expect(decide({ occupancies: [{ ...late, isLate: false }] }).lateRental).toBeNull()
  })

  test('does not conflict with the rental that is being edited', () => {
    const own = { occupancies: [occupied('2026-03-02T10:00:00Z', '2026-03-04T10:00:00Z', 7)] }
    expect(decide(own, { excludeRentalId: 7 }).isAvailable).toBe(true)
    expect(decide(own, { excludeRentalId: 8 }).reason).toBe('taken')
  })

  test('of a category with a minimum of two days is refused for less', () => {
    expect(decide({ minimumRentalDurationMinutes: 2880 }).isAvailable).toBe(true)
    expect(decide({ minimumRentalDurationMinutes: 2881 }).reason).toBe('too_short')
  })

  test('at another agency may still be chosen, the only reason that allows it', () => {
    const elsewhere = decide({ locationId: 2 })
    expect(elsewhere).toMatchObject({ isAvailable: false, reason: 'elsewhere', conflict: null, lateRental: null })
    expect(canBeChosen(elsewhere)).toBe(true)
    expect(canBeChosen(decide({}))).toBe(true)
    expect(canBeChosen(decide({ minimumRentalDurationMinutes: 9999 }))).toBe(false)
  })

  test('reports the gravest reason: taken, unavailable, too short, elsewhere', () => {
    const repair = occupied('2026-03-02T10:00:00Z', '2026-03-02T12:00:00Z', null)
    const later = occupied('2026-03-03T12:00:00Z', '2026-03-05T12:00:00Z', 9)
    const sooner = occupied('2026-03-03T08:00:00Z', '2026-03-03T09:00:00Z', 8)
    const all = { locationId: 2, minimumRentalDurationMinutes: 9999 }
    expect(decide({ ...all, occupancies: [repair, later, sooner] }).conflict?.publicId).toBe('202603-0008')
    expect(decide({ ...all, occupancies: [repair] }).reason).toBe('unavailable')
    expect(decide(all).reason).toBe('too_short')
  })
})

describe('the time a rental holds its vehicle', () => {
  const rental = { start: '2026-03-02T10:00:00Z', end: '2026-03-04T10:00:00Z' }

  test('ends after its preparation', () => {
    expect(occupiedRange({ ...rental, status: 'pending' }, 60)).toEqual({ ...rental, end: '2026-03-04T11:00:00Z' })
    expect(occupiedRange({ ...rental, status: 'validating' }, 0)).toEqual(rental)
  })

  test.each(['draft', 'quote', 'done', 'cancelled'] as const)('is none while it is %s', (status) => {
    expect(occupiedRange({ ...rental, status }, 60)).toBeNull()
  })

  test('starts when the vehicle really left', () => {
    const left = { ...rental, status: 'ongoing', deliveredAt: '2026-03-02T09:15:00Z' } as const
    expect(occupiedRange(left, 0)?.start).toBe('2026-03-02T09:15:00Z')
  })

  test('lasts until now when the vehicle is late', () => {
    const late = { ...rental, status: 'ongoing' } as const
    expect(occupiedRange(late, 60, '2026-03-04T12:00:00Z')?.end).toBe('2026-03-04T13:00:00Z')
    expect(occupiedRange(late, 60, '2026-03-04T09:00:00Z')?.end).toBe('2026-03-04T11:00:00Z')
    expect(occupiedRange({ ...rental, status: 'pending' }, 60, '2026-03-04T12:00:00Z')?.end).toBe(
      '2026-03-04T11:00:00Z',
    )
  })

  test('is late from the second after its end, and only while it is out', () => {
    expect(isLate({ ...rental, status: 'ongoing' }, '2026-03-04T10:00:00Z')).toBe(false)
    expect(isLate({ ...rental, status: 'ongoing' }, '2026-03-04T10:00:01Z')).toBe(true)
    expect(isLate({ ...rental, status: 'pending' }, '2026-03-04T10:00:01Z')).toBe(false)
  })
})

test('the choice lists available vehicles first, those not back last of them, then by category, idle time and plate', () => {
  const item = (isAvailable: boolean, name: string, registrationNumber: string, isLate = false, idleMinutes = 60) => ({
    isAvailable,
    idleMinutes,
    lateRental: isLate ? { id: 7, publicId: '202603-0007' } : null,
    category: { name },
    registrationNumber,
  })
  const sorted = [
    item(false, 'Berline', 'aa001aa'),
    item(true, 'Économique', 'aa000aa', true),
    item(true, 'SUV', 'aa002aa'),
    item(true, 'Économique', 'bb001aa'),
    item(true, 'Économique', 'aa003aa'),
    item(true, 'Familiale', 'aa004aa'),
    item(true, 'Familiale', 'cc004cc', false, 30),
  ].sort(compareAvailability)
  expect(sorted.map(({ registrationNumber }) => registrationNumber)).toEqual([
    'aa003aa',
    'bb001aa',
    'cc004cc',
    'aa004aa',
    'aa002aa',
    'aa000aa',
    'aa001aa',
  ])
})
