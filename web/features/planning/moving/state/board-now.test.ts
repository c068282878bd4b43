import { type Bar, barsOf } from '@filao/domain/planning/bars'
import type { PlanningRental } from '@filao/domain/planning/board.schema'
import { buildRows, type Row } from '@filao/domain/planning/rows'
import { describe, expect, test } from 'vitest'
import { nextVehicle } from '../gesture/key-moves.ts'
import { ghostPlace, isChangedMeanwhile } from './board-now.ts'

const now = Date.parse('2026-03-01T12:00:00Z')
const rental = (change: Partial<PlanningRental> = {}): PlanningRental => ({
  id: 7,
  publicId: '2026-03-0007',
  status: 'pending',
  vehicleId: 1,
  start: '2026-03-10T14:00:00Z',
  end: '2026-03-12T14:00:00Z',
  preparationMinutes: 0,
  customer: 'Zoé Célestine',
  departureAgencyId: 1,
  arrivalAgencyId: 1,
  isPaid: false,
  isFormer: false,
  ...change,
})
const barFor = (change: Partial<PlanningRental> = {}) => barsOf([rental(change)], [], now)[0] as Bar

/** Vehicles 1 and 2 of one category and 3 of another, each group below its header. */
function rowsWith(rentals: PlanningRental[]): Row[] {
  const vehicle = (id: number, categoryId: number) => ({
    id,
    registrationNumber: `aa00${id}aa`,
    make: null,
    model: null,
    categoryId,
    locationId: 1,
    transmission: null,
    seats: null,
    isArchived: false,
  })
  const categories = [
    { id: 1, code: 'A', name: 'Citadine' },
    { id: 2, code: 'B', name: 'Berline' },
  ]
  const vehicles = [vehicle(1, 1), vehicle(2, 1), vehicle(3, 2)]
  const fleet = { vehicles, categories, agencies: [], rentals, unavailabilities: [] }
  return buildRows(fleet, { groupBy: 'category', collapsed: new Set(), filter: {}, now })
}

describe('the vehicle above or below', () => {
  test('group headers are skipped, and the first and last vehicles are the ends', () => {
    const rows = rowsWith([rental()])
    expect(nextVehicle(rows, barFor(), 1, 1)).toBe(2)
    expect(nextVehicle(rows, barFor(), 2, 1)).toBe(3)
    expect(nextVehicle(rows, barFor(), 3, 1)).toBeNull()
    expect(nextVehicle(rows, barFor(), 1, -1)).toBeNull()
  })
  test('the next vehicle of a draft is never the one it already has', () => {
    const draft = { status: 'draft' as const }
    expect(nextVehicle(rowsWith([rental(draft)]), barFor(draft), 1, 1)).toBe(2)
  })
})

test('a draft that stays on its vehicle is drawn in the row of drafts', () => {
  const rows = rowsWith([rental({ status: 'draft' })])
  const place = { kind: 'move' as const, start: '', end: '' }
  expect(ghostPlace(rows, barFor({ status: 'draft' }), { ...place, vehicleId: 1 })).toEqual({ rowKey: 'd1', lane: 0 })
  expect(ghostPlace(rows, barFor({ status: 'draft' }), { ...place, vehicleId: 2 })).toEqual({ rowKey: 'v2', lane: 0 })
})

test('a bar is stale when a colleague moved it, changed its status or deleted it, but not as time passes', () => {
  const held = barFor()
  expect(isChangedMeanwhile(held, barFor())).toBe(false)
  expect(isChangedMeanwhile(held, barFor({ isPaid: true }))).toBe(false)
  expect(isChangedMeanwhile(held, barFor({ vehicleId: 2 }))).toBe(true)
  expect(isChangedMeanwhile(held, barFor({ end: '2026-03-13T14:00:00Z' }))).toBe(true)
  expect(isChangedMeanwhile(held, barFor({ status: 'ongoing' }))).toBe(true)
  expect(isChangedMeanwhile(held, undefined)).toBe(true)
  const late = { status: 'ongoing' as const, start: '2026-02-01T14:00:00Z', end: '2026-02-03T14:00:00Z' }
  const later = barsOf([rental(late)], [], now + 60_000)[0]
  expect(isChangedMeanwhile(barFor(late), later)).toBe(false)
})
