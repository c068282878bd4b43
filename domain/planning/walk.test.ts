import { describe, expect, test } from 'vitest'
import { findHits } from './hits.ts'
import { buildRows } from './rows.ts'
import { anUnavailability, aPlanning, aRental, aVehicle } from './sample-planning.ts'
import { type Spot, spotOfBar, type View, walk } from './walk.ts'

const now = Date.parse('2026-11-20T12:00:00Z')
const at = (text: string) => Date.parse(text)

const fleet = aPlanning({
  vehicles: [
    aVehicle(),
    aVehicle({ id: 2, registrationNumber: 'ef456gh' }),
    aVehicle({ id: 3, registrationNumber: 'ij789kl' }),
  ],
  rentals: [
    aRental({ id: 1, start: '2026-11-21T10:00:00Z', end: '2026-11-22T10:00:00Z' }),
    aRental({ id: 2, start: '2026-11-24T10:00:00Z', end: '2026-11-25T10:00:00Z', publicId: 'LOC-0002' }),
    aRental({ id: 3, vehicleId: 3, start: '2026-11-20T14:00:00Z', end: '2026-11-21T11:00:00Z' }),
    aRental({ id: 4, vehicleId: 3, start: '2026-11-24T12:00:00Z', end: '2026-11-26T10:00:00Z' }),
  ],
  unavailabilities: [anUnavailability()],
})
const rows = buildRows(fleet, { groupBy: 'category', collapsed: new Set(), filter: {}, now })

describe('a search', () => {
  test('finds a vehicle as its row, and a customer or a public id as bars', () => {
    expect(findHits(rows, 'EF-456')).toEqual([{ key: 'v2', rowKey: 'v2', time: null }])
    expect(findHits(rows, 'loc-0002')).toEqual([
      { key: 'r2', rowKey: 'v1', time: { start: at('2026-11-24T10:00:00Z'), end: at('2026-11-25T10:00:00Z') } },
    ])
    expect(findHits(rows, 'maelle').map(({ key }) => key)).toEqual(['r1', 'r2', 'r3', 'r4'])
  })

  test('for an empty text finds nothing', () => {
    expect(findHits(rows, '  ')).toEqual([])
    expect(findHits(rows, 'nobody')).toEqual([])
  })
})

/** A view whose left edge is at an instant, on a board of November. */
const viewFrom = (left: string): View => {
  const [start, end] = [at('2026-11-01T00:00:00Z'), at('2026-12-01T00:00:00Z')]
  return { left: at(left), page: 2, scale: { start, end } }
}

describe('the keyboard', () => {
  const view = viewFrom('2026-11-20T00:00:00Z')
  const header = (rowKey: string): Spot => ({ rowKey, barKey: null, at: null })
  const go = (from: Spot, ...steps: Parameters<typeof walk>[2][]) =>
    steps.reduce((spot, step) => walk(rows, spot, step, view), from)
  const where = ({ rowKey, barKey }: Spot) => `${rowKey} ${barKey ?? ''}`.trim()

  test('moves from the header through the bars and back', () => {
    expect(where(go(header('v1'), 'right'))).toBe('v1 r1')
    expect(where(go(header('v1'), 'right', 'right', 'right', 'right', 'right'))).toBe('v1 u1')
    expect(where(go(header('v1'), 'right', 'left'))).toBe('v1')
    expect(where(go(header('v1'), 'end', 'home'))).toBe('v1')
    expect(where(go(header('v2'), 'end'))).toBe('v2')
  })

  test('goes from the header to the first bar in view, or else to the next one', () => {
    const right = (left: string, from = header('v1')) => where(walk(rows, from, 'right', viewFrom(left)))
    expect(right('2026-11-22T09:59:00Z')).toBe('v1 r1')
    expect(right('2026-11-22T10:00:00Z')).toBe('v1 r2')
    expect(right('2026-11-30T00:00:00Z')).toBe('v1')
  })

  test('never goes to a bar that is loaded but beyond the board', () => {
    const before = aRental({ id: 7, start: '2026-10-20T10:00:00Z', end: '2026-10-31T10:00:00Z' })
    const after = aRental({ id: 8, vehicleId: 2, start: '2026-12-01T10:00:00Z', end: '2026-12-02T10:00:00Z' })
    const planning = { ...fleet, rentals: [...fleet.rentals, before, after] }
    const more = buildRows(planning, { groupBy: 'category', collapsed: new Set(), filter: {}, now })
    const all = viewFrom('2026-11-01T00:00:00Z')
    expect(where(walk(more, header('v1'), 'right', all))).toBe('v1 r1')
    expect(where(walk(more, spotOfBar(more, 'r1') as Spot, 'left', all))).toBe('v1')
    expect(where(walk(more, header('v2'), 'end', all))).toBe('v2')
    expect(where(walk(more, spotOfBar(more, 'r2') as Spot, 'down', all))).toBe('v2')
  })

  test('goes down in view from a bar that began before it', () => {
    const long = aRental({ id: 9, start: '2026-11-02T10:00:00Z', end: '2026-11-20T13:00:00Z' })
    const old = aRental({ id: 10, vehicleId: 2, start: '2026-11-02T10:00:00Z', end: '2026-11-03T10:00:00Z' })
    const shown = aRental({ id: 11, vehicleId: 2, start: '2026-11-21T10:00:00Z', end: '2026-11-22T10:00:00Z' })
    const planning = { ...fleet, rentals: [...fleet.rentals, long, old, shown] }
    const more = buildRows(planning, { groupBy: 'category', collapsed: new Set(), filter: {}, now })
    expect(where(walk(more, spotOfBar(more, 'r9') as Spot, 'down', view))).toBe('v2 r11')
  })

  test('keeps its time when it crosses a row without bars', () => {
    expect(where(go(header('v1'), 'right', 'right', 'down'))).toBe('v2')
    expect(where(go(header('v1'), 'right', 'right', 'down', 'down'))).toBe('v3 r4')
    expect(where(go(header('v1'), 'right', 'right', 'down', 'down', 'up', 'up'))).toBe('v1 r2')
    expect(where(go(header('v1'), 'right', 'down', 'down'))).toBe('v3 r3')
  })

  test('selects the bar at that time before one that starts nearer to it', () => {
    const long = aRental({ id: 5, vehicleId: 2, start: '2026-11-10T10:00:00Z', end: '2026-11-24T11:00:00Z' })
    const near = aRental({ id: 6, vehicleId: 2, start: '2026-11-24T12:00:00Z', end: '2026-11-25T10:00:00Z' })
    const planning = { ...fleet, rentals: [...fleet.rentals, long, near] }
    const more = buildRows(planning, { groupBy: 'category', collapsed: new Set(), filter: {}, now })
    const from = spotOfBar(more, 'r2') as Spot
    expect(where(walk(more, from, 'down', view))).toBe('v2 r5')
  })

  test('stays on the headers when it comes from one', () => {
    expect(where(go(header('g1'), 'down', 'down'))).toBe('v2')
  })

  test('moves by pages and to both ends, and no further', () => {
    expect(where(go(header('g1'), 'pageDown'))).toBe('v2')
    expect(where(go(header('v3'), 'pageUp'))).toBe('v1')
    expect(where(go(header('g1'), 'bottom', 'down'))).toBe('v3')
    expect(where(go(header('v3'), 'top', 'up'))).toBe('g1')
  })

  test('starts at the top when its row no longer exists', () => {
    expect(where(go(header('v99'), 'down'))).toBe('g1')
    expect(walk([], header('v99'), 'down', view)).toEqual(header('v99'))
  })

  test('finds the row of a bar', () => {
    expect(spotOfBar(rows, 'r4')).toEqual({ rowKey: 'v3', barKey: 'r4', at: at('2026-11-24T12:00:00Z') })
    expect(spotOfBar(rows, 'r99')).toBeNull()
  })
})
