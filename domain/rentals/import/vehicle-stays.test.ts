import { expect, test, vi } from 'vitest'
import type { ExistingStay } from './import-facts.ts'
import { importPlanner } from './plan.ts'
import { spanOf, vehicleStays } from './vehicle-stays.ts'

const hourMs = 3_600_000
const at = (hours: number) => new Date(Date.UTC(2026, 5, 12) + hours * hourMs).toISOString()
const stay = (start: number, end: number, over: Partial<ExistingStay> = {}): ExistingStay => ({
  vehicleId: 10,
  start: at(start),
  end: at(end),
  holds: true,
  rental: { publicId: `R${start}`, customerId: 1, startsAt: at(start) },
  ...over,
})

test('a holder is found among stays of every length, also when they overlap', () => {
  const existing = [stay(10, 12), stay(0, 50), stay(60, 61), stay(11, 13), stay(70, 70), stay(80, 90, { holds: false })]
  const stays = vehicleStays(existing)
  stays.add(10, spanOf({ start: at(64), end: at(66) }), { line: 3 })
  const real = [...existing.slice(0, 4), stay(64, 66)]
  for (let start = -2; start < 72; start++) {
    for (const length of [1, 3, 20]) {
      const isHeld = real.some((one) => one.start < at(start + length) && one.end > at(start))
      const span = spanOf({ start: at(start), end: at(start + length) })
      expect([start, length, stays.holderDuring(10, span) !== null]).toEqual([start, length, isHeld])
      expect(stays.holderDuring(11, span)).toBeNull()
    }
  }
  expect(stays.holderDuring(10, spanOf({ start: at(65), end: at(69) }))).toEqual({ line: 3 })
  expect([stays.nextStart(10, Date.parse(at(61))), stays.nextStart(10, Date.parse(at(65)))]).toEqual([
    Date.parse(at(64)),
    null,
  ])
})

test('a row does not read every stay of its category again', () => {
  const [vehicles, rows] = [20, 100].map((length) => Array.from({ length }, (_, number) => number)) as [
    number[],
    number[],
  ]
  const requested = rows.map((number) => ({
    categoryId: 4,
    customerName: 'Jean Dupont',
    createsCustomer: true,
    departureAgencyId: 1,
    start: at(number * 4 + 1).slice(0, 16),
    end: at(number * 4 + 30).slice(0, 16),
    totalAmount: 10,
  }))
  const held = vehicles.flatMap((id) => rows.map((number) => stay(number * 10, number * 10 + 9, { vehicleId: id })))
  const costs = { transmission: null, seats: null, preparationMinutes: 60, securityDepositCents: 0, waiverCents: 0 }
  const facts = {
    agencies: [{ id: 1, name: 'Le Gosier', timezone: 'America/Guadeloupe', countryCode: 'GP', openingHours: [] }],
    vehicles: vehicles.map((id) => ({
      id,
      isArchived: false,
      registrationNumber: `ab${id}cd`,
      categoryId: 4,
      locationId: 1,
      ...costs,
    })),
    existing: held,
    references: [],
    customers: [],
  }
  const parse = vi.spyOn(Date, 'parse')
  const planner = importPlanner(requested, facts, at(0))
  for (const position of planner.order) planner.decide(position)
  const { verdicts } = planner.plan()
  const calls = parse.mock.calls.length
  parse.mockRestore()
  expect(verdicts).toHaveLength(100)
  // Three instants of each of 2,000 stays, and a few of each row.
  expect(calls).toBeLessThan(8000)
})
