import { describe, expect, test } from 'vitest'
import { type Bar, barsOf } from '../bars.ts'
import type { PlanningRental, PlanningUnavailability } from '../board.schema.ts'
import { agreedPeriod, type Proposal } from '../move.ts'
import type { Setting } from '../move-verdict.ts'
import { exchanged, exchangeHere, isExchange, judgeProposal, otherOf } from './exchange.ts'

const timezone = 'America/Guadeloupe'
const now = '2026-03-05T12:00:00Z'
const [clio, captur] = [1, 2]
const march = (day: number) => `2026-03-${String(day).padStart(2, '0')}T14:00:00Z`

function rental(id: number, vehicleId: number, days: [number, number], change: Partial<PlanningRental> = {}) {
  const [from, to] = days
  return {
    id,
    publicId: `2026-03-000${id}`,
    status: 'pending' as const,
    vehicleId,
    start: march(from),
    end: march(to),
    preparationMinutes: 60,
    customer: id === 1 ? 'Zoé Célestine' : 'Marie Kancel',
    departureAgencyId: 1,
    arrivalAgencyId: 1,
    isPaid: false,
    isFormer: false,
    ...change,
  }
}

function board(rentals: PlanningRental[], unavailabilities: PlanningUnavailability[] = []) {
  const bars = barsOf(rentals, unavailabilities, Date.parse(now))
  const vehicle = (id: number, categoryId: number) => ({
    id,
    registrationNumber: `aa00${id}aa`,
    make: null,
    model: null,
    categoryId,
    transmission: null,
    seats: null,
    locationId: 1,
    isArchived: false,
  })
  const category = {
    id: 1,
    code: 'A',
    name: 'Citadine',
    preparationDurationMinutes: 60,
    minimumRentalDurationMinutes: null,
  }
  const setting: Setting = {
    vehicles: new Map([vehicle(clio, 1), vehicle(captur, 1)].map((one) => [one.id, one])),
    agencies: new Map([[1, { id: 1, name: 'Le Gosier', timezone, openingHours: [] }]]),
    categories: new Map([[1, category]]),
    barsOf: (vehicleId) => bars.filter((bar) => bar.vehicleId === vehicleId),
    timezone,
    now,
  }
  const bar = (key: string) => bars.find((one) => one.key === key) as Bar
  return { setting, bar }
}

describe('an exchange', () => {
  test('is meant where both rentals hold a vehicle, each another one', () => {
    const { bar } = board([
      rental(1, clio, [10, 12]),
      rental(2, captur, [10, 12]),
      rental(3, captur, [14, 16], { status: 'quote' }),
      rental(4, clio, [14, 16]),
    ])
    expect(isExchange(bar('r1'), bar('r2'))).toBe(true)
    expect(isExchange(bar('r1'), bar('r3'))).toBe(false)
    expect(isExchange(bar('r3'), bar('r1'))).toBe(false)
    expect(isExchange(bar('r1'), bar('r4'))).toBe(false)
  })

  test('keeps the dates of both bars', () => {
    const { bar, setting } = board([rental(1, clio, [10, 12]), rental(2, captur, [11, 14])])
    const proposal = exchanged(bar('r1'), bar('r2'))
    expect(proposal).toEqual({ kind: 'move', vehicleId: captur, otherKey: 'r2', ...agreedPeriod(bar('r1')) })
    expect(otherOf(proposal, setting)).toBe(bar('r2'))
    expect(judgeProposal(bar('r1'), proposal, setting)).toEqual({ refusals: [], warnings: [], conflicts: [] })
  })

  test('is refused where a third rental has one of the vehicles, and names the rental that cannot move', () => {
    const { bar, setting } = board([
      rental(1, clio, [10, 12]),
      rental(2, captur, [11, 14]),
      rental(3, clio, [13, 15], { customer: 'Paul Ebène' }),
    ])
    const { refusals, conflicts } = judgeProposal(bar('r1'), exchanged(bar('r1'), bar('r2')), setting)
    expect(conflicts.map(({ key }) => key)).toEqual(['r3'])
    expect(refusals.map(({ en }) => en)).toEqual([
      expect.stringMatching(/^Marie Kancel \(2026-03-0002\): .*Paul Ebène/),
    ])
    expect(refusals[0]?.fr).toMatch(/^Marie Kancel \(2026-03-0002\)\u202f: /)
  })

  test('is refused with a rental whose vehicle has left, in words', () => {
    const { bar, setting } = board([rental(1, clio, [10, 12]), rental(2, captur, [4, 14], { status: 'ongoing' })])
    const { refusals } = judgeProposal(bar('r1'), exchanged(bar('r1'), bar('r2')), setting)
    expect(refusals.map(({ en }) => en)).toEqual([expect.stringContaining('The vehicle has been picked up')])
  })

  test('is refused when the other rental has gone meanwhile', () => {
    const { bar, setting } = board([rental(1, clio, [10, 12])])
    const gone: Proposal = { kind: 'move', vehicleId: captur, otherKey: 'r9', ...agreedPeriod(bar('r1')) }
    expect(judgeProposal(bar('r1'), gone, setting).refusals).toHaveLength(1)
  })

  test('is offered for the rental in the way, and never for an unavailable period', () => {
    const closed = { id: 3, vehicleId: captur, description: 'Pneus', start: march(10), end: march(11) }
    const { bar, setting } = board([rental(1, clio, [10, 13]), rental(2, captur, [12, 14])], [closed])
    const proposal: Proposal = { kind: 'move', vehicleId: captur, ...agreedPeriod(bar('r1')) }
    const verdict = judgeProposal(bar('r1'), proposal, setting)
    expect(exchangeHere(bar('r1'), proposal, verdict, setting)).toBe(bar('r2'))
    const alone = { ...verdict, conflicts: verdict.conflicts.filter(({ key }) => key === 'u3') }
    expect(exchangeHere(bar('r1'), proposal, alone, setting)).toBeUndefined()
  })
})
