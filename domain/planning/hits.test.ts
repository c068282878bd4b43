import { describe, expect, test } from 'vitest'
import { findHits, hitNearest } from './hits.ts'
import { buildRows } from './rows.ts'
import { anUnavailability, aPlanning, aRental, aVehicle } from './sample-planning.ts'

const now = Date.parse('2026-11-20T12:00:00Z')
const november = { start: Date.parse('2026-11-01T04:00:00Z'), end: Date.parse('2026-12-01T04:00:00Z') }
const march = { start: Date.parse('2027-03-01T04:00:00Z'), end: Date.parse('2027-04-01T04:00:00Z') }

const rental = (id: number, start: string, end: string) =>
  aRental({ id, start: `${start}T10:00:00Z`, end: `${end}T10:00:00Z`, customer: 'Luc Bénard' })

function found(rentals: ReturnType<typeof rental>[], text = 'benard') {
  const planning = aPlanning({ vehicles: [aVehicle()], rentals })
  return findHits(buildRows(planning, { groupBy: 'category', collapsed: new Set(), filter: {}, now }), text)
}

const september = rental(1, '2026-09-03', '2026-09-05')
const october = rental(2, '2026-10-28', '2026-11-02')
const late = rental(3, '2026-11-25', '2026-11-27')
const january = rental(4, '2027-01-04', '2027-01-08')

describe('the first hit shown', () => {
  test('is the first of the visible period, even one that began before it', () => {
    const hits = found([september, october, late])
    expect(hits[hitNearest(hits, november, now)]?.key).toBe('r2')
  })

  test('is not one that only touches that period', () => {
    const before = aRental({
      id: 5,
      customer: 'Luc Bénard',
      start: '2026-10-01T10:00:00Z',
      end: '2026-11-01T04:00:00Z',
    })
    const after = aRental({ id: 6, customer: 'Luc Bénard', start: '2026-12-01T04:00:00Z', end: '2026-12-02T10:00:00Z' })
    const hits = found([before, late, after])
    expect(hits[hitNearest(hits, november, now)]?.key).toBe('r3')
    const touching = found([before, after])
    expect(touching[hitNearest(touching, november, now)]?.key).toBe('r6')
  })

  test('is the nearest to now when that period has none', () => {
    const hits = found([september, late, january])
    expect(hits[hitNearest(hits, march, now)]?.key).toBe('r3')
  })

  test('is a vehicle, which has no time', () => {
    const hits = found([september], 'clio')
    expect(hits[hitNearest(hits, march, now)]?.key).toBe('v1')
  })

  test('is none when nothing is found', () => {
    expect(hitNearest(found([september], 'zoe'), november, now)).toBe(-1)
  })
})

describe('search results', () => {
  const planning = aPlanning({
    vehicles: [
      aVehicle(),
      aVehicle({ id: 2, registrationNumber: 'ef456gh', make: 'Citroën', model: 'C3' }),
      aVehicle({ id: 3, registrationNumber: 'ij789kl', make: 'Dacia', model: null, categoryId: 2 }),
    ],
    rentals: [
      aRental({ vehicleId: 1 }),
      aRental({ id: 2, publicId: 'LOC-0002', vehicleId: 2, customer: 'Zoé Île', status: 'draft' }),
    ],
    unavailabilities: [anUnavailability({ vehicleId: 3 })],
  })
  const rows = buildRows(planning, { groupBy: 'category', collapsed: new Set(), filter: {}, now })

  test.each([
    ['EF-456-GH', ['v2']],
    ['ef 456', ['v2']],
    ['citroen', ['v2']],
    ['c3 citroën', ['v2']],
    ['Citroën ef-456', ['v2']],
    ['zoe ile', ['r2']],
    ['ÎLE Zoé', ['r2']],
    ['coeur', ['r1']],
    ['loc-0002', ['r2']],
    ['dacia', ['v3']],
    ['revision', ['u1']],
    ['zoe coeur', []],
    ['citroen dacia', []],
    ['-', ['r2', 'r1']],
    ['  ', []],
  ])('has every word of “%s” in it', (text, expected) => {
    expect(findHits(rows, text).map(({ key }) => key)).toEqual(expected)
  })
})
