import { describe, expect, test } from 'vitest'
import { buildRows, type GroupRow, type RowOptions, reuseEqualRows } from './rows.ts'
import { anUnavailability, aPlanning, aRental, aVehicle } from './sample-planning.ts'

const now = Date.parse('2026-11-20T12:00:00Z')
const options: RowOptions = { groupBy: 'category', collapsed: new Set(), filter: {}, now }
const fleet = aPlanning({
  vehicles: [
    aVehicle({ id: 1 }),
    aVehicle({ id: 2, registrationNumber: 'ef456gh', make: 'Citroën', model: 'C3', locationId: 2 }),
    aVehicle({ id: 3, registrationNumber: 'ij789kl', make: 'Dacia', model: 'Duster', categoryId: 2 }),
  ],
  rentals: [
    aRental({ id: 1, status: 'ongoing', start: '2026-11-18T10:00:00Z', vehicleId: 1 }),
    aRental({
      id: 2,
      publicId: 'LOC-0002',
      vehicleId: 2,
      customer: 'Zoé Île',
      departureAgencyId: 2,
      arrivalAgencyId: 1,
    }),
  ],
})
const keys = (change: Partial<RowOptions> = {}, planning = fleet) =>
  buildRows(planning, { ...options, ...change }).map(({ key }) => key)

test('vehicles are listed under their category, with the bars that hold them', () => {
  const rows = buildRows(fleet, options)
  expect(rows.map(({ key }) => key)).toEqual(['g1', 'v1', 'v2', 'g2', 'v3'])
  expect(rows[0]).toMatchObject({ name: 'Citadine', code: 'A', count: 2, busyCount: 1 })
  expect(rows[1]).toMatchObject({ agencyName: 'Le Raizet', categoryCode: 'A', bars: [{ key: 'r1' }], lanes: 1 })
})

test('or under the agency where they are', () => {
  expect(keys({ groupBy: 'agency' })).toEqual(['g1', 'v1', 'v3', 'g2', 'v2'])
})

test('a folded group keeps its header, its count and the bars of its vehicles', () => {
  const rows = buildRows(fleet, { ...options, collapsed: new Set([1]) })
  expect(rows.map(({ key }) => key)).toEqual(['g1', 'g2', 'v3'])
  expect(rows[0]).toMatchObject({ count: 2, isCollapsed: true, held: [[{ key: 'r1' }], [{ key: 'r2' }]] })
})

test('an archived vehicle has a row, but is neither counted nor free', () => {
  const vehicles = fleet.vehicles.map((vehicle) => ({ ...vehicle, isArchived: vehicle.id !== 2 }))
  const rows = buildRows({ ...fleet, vehicles }, options)
  expect(rows.map(({ key }) => key)).toEqual(['g1', 'v1', 'v2', 'g2', 'v3'])
  expect(rows[0]).toMatchObject({ count: 1, busyCount: 0, held: [[{ key: 'r2' }]] })
  expect(rows[3]).toMatchObject({ count: 0, busyCount: 0, held: [] })
})

test('a hidden bar is not drawn but still holds its vehicle', () => {
  const rentals = [
    aRental({ id: 7, status: 'validating', start: '2026-11-19T10:00:00Z', vehicleId: 1 }),
    aRental({ id: 8, status: 'quote', start: '2026-11-19T10:00:00Z', vehicleId: 2 }),
  ]
  const rows = buildRows({ ...fleet, rentals }, { ...options, statuses: ['pending'] })
  expect(rows.map(({ key }) => key)).toEqual(['g1', 'v1', 'v2', 'g2', 'v3'])
  expect(rows[0]).toMatchObject({ busyCount: 1, held: [[{ key: 'r7' }], []] })
  expect(rows[1]).toMatchObject({ bars: [] })
})

describe('busy', () => {
  const busy = (...rentals: ReturnType<typeof aRental>[]) =>
    (buildRows({ ...fleet, rentals }, options)[0] as GroupRow).busyCount
  const [start, end] = ['2026-11-18T10:00:00Z', '2026-11-25T10:00:00Z']

  test('includes vehicles that are out, overdue or not prepared yet', () => {
    expect(busy(aRental({ status: 'ongoing', start, end }))).toBe(1)
    expect(busy(aRental({ start: '2026-11-20T12:00:00Z', end }))).toBe(1)
    expect(busy(aRental({ status: 'ongoing', start, end: '2026-11-19T10:00:00Z' }))).toBe(1)
    const until = (preparationMinutes: number) =>
      busy(aRental({ status: 'pending', start, end: '2026-11-20T11:00:00Z', preparationMinutes }))
    expect([until(60), until(61)]).toEqual([0, 1])
  })

  test('excludes vehicles that came back early, were exchanged, or leave later', () => {
    expect(busy(aRental({ status: 'done', start, end }))).toBe(0)
    expect(busy(aRental({ status: 'ongoing', start, end: '2026-11-20T12:00:30Z', isFormer: true }))).toBe(0)
    expect(busy(aRental({ start: '2026-11-20T12:00:01Z', end }))).toBe(0)
    expect(busy(aRental({ status: 'draft', start, end }))).toBe(0)
  })

  test('includes vehicles that are out of use', () => {
    const workshop = { ...fleet, rentals: [], unavailabilities: [anUnavailability({ start, end })] }
    expect(buildRows(workshop, options)[0]).toMatchObject({ busyCount: 1 })
  })
})

describe('drafts and quotes', () => {
  const wanting = { ...fleet, rentals: [aRental({ status: 'draft' }), aRental({ id: 2, status: 'quote' })] }

  test('are in a row of their own, where they may overlap without a conflict', () => {
    const row = buildRows(wanting, options)[1]
    expect(row).toMatchObject({ key: 'd1', lanes: 2, bars: [{ isConflict: false }, { isConflict: false }] })
  })

  test('hold no vehicle', () => {
    const rows = buildRows(wanting, options)
    expect(rows.map(({ key }) => key)).toEqual(['g1', 'd1', 'v1', 'v2', 'g2', 'v3'])
    expect(rows[2]).toMatchObject({ bars: [] })
  })
})

describe('the board is filtered', () => {
  test('by a category', () => expect(keys({ filter: { categoryId: 2 } })).toEqual(['g2', 'v3']))

  test('by an agency: vehicles that are there, and rentals that depart from or return to it', () => {
    expect(keys({ filter: { agencyId: 2 } })).toEqual(['g1', 'v2'])
    expect(keys({ filter: { agencyId: 1 } })).toEqual(['g1', 'v1', 'v2', 'g2', 'v3'])
  })

  test('by both: a category, and an agency of departure or return', () => {
    expect(keys({ filter: { agencyId: 1, categoryId: 1 } })).toEqual(['g1', 'v1', 'v2'])
    expect(keys({ filter: { agencyId: 2, categoryId: 2 } })).toEqual([])
  })

  test('by the vehicle that a draft wants too', () => {
    const wanting = { ...fleet, rentals: [aRental({ status: 'draft', vehicleId: 3, arrivalAgencyId: 2 })] }
    expect(keys({ filter: { agencyId: 2 } }, wanting)).toEqual(['g1', 'v2', 'g2', 'd2', 'v3'])
  })
})

test('an overdue rental conflicts with the next one', () => {
  const late = aRental({ id: 1, status: 'ongoing', start: '2026-11-10T10:00:00Z', end: '2026-11-19T10:00:00Z' })
  const next = aRental({ id: 2, start: '2026-11-20T11:00:00Z' })
  const row = buildRows({ ...fleet, rentals: [late, next] }, options)[1]
  expect(row).toMatchObject({
    lanes: 2,
    bars: [
      { key: 'r1', isConflict: true },
      { key: 'r2', isConflict: true },
    ],
  })
})

test('a free period leaves the vehicles that are free for all of it, whatever is hidden', () => {
  const free = {
    start: Date.parse('2026-11-24T13:00:00Z'),
    end: Date.parse('2026-11-26T13:00:00Z'),
    preparationMinutes: new Map(),
  }
  const reservation = aRental({ id: 3, status: 'validating', vehicleId: 3 })
  const planning = { ...fleet, rentals: [...fleet.rentals.slice(0, 1), reservation] }
  expect(keys({ filter: { free }, statuses: ['pending'] }, planning)).toEqual(['g1', 'v2'])
  expect(keys({ filter: { free, agencyId: 1 } }, planning)).toEqual([])
})

describe('rows that are built again', () => {
  const before = buildRows(fleet, options)

  /** Returns the keys of the rows that are not those of before. */
  function changed(planning: typeof fleet, change: Partial<RowOptions> = {}) {
    const rows = reuseEqualRows(buildRows(planning, { ...options, ...change }), before)
    return rows.filter((row) => !before.includes(row)).map(({ key }) => key)
  }

  test('are those of before when nothing has changed, even in other objects', () => {
    expect(changed(JSON.parse(JSON.stringify(fleet)), { now: now + 60_000 })).toEqual([])
  })

  test('are new with a change of one of their bars, as is their group', () => {
    const [first, second] = fleet.rentals
    const rentals = [aRental({ ...first, isPaid: false }), aRental(second)]
    expect(changed({ ...fleet, rentals })).toEqual(['g1', 'v1'])
    expect(changed({ ...fleet, rentals: [aRental(second)] })).toEqual(['g1', 'v1'])
    const overdue = Date.parse('2026-11-26T12:00:00Z')
    expect(changed(fleet, { now: overdue })).toEqual(['g1', 'v1', 'v2'])
  })

  test('are new with another vehicle, agency or name', () => {
    const vehicles = fleet.vehicles.map((vehicle) => (vehicle.id === 3 ? { ...vehicle, make: 'Ford' } : vehicle))
    expect(changed({ ...fleet, vehicles })).toEqual(['v3'])
    const agencies = fleet.agencies.map((agency) => (agency.id === 2 ? { ...agency, name: 'Marina' } : agency))
    expect(changed({ ...fleet, agencies })).toEqual(['v2'])
  })

  test('and a folded group leaves the others as they are', () => {
    expect(changed(fleet, { collapsed: new Set([1]) })).toEqual(['g1'])
  })
})
