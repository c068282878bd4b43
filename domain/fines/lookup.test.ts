import fc from 'fast-check'
import { expect, test } from 'vitest'
import { instantAt } from '../kernel/time.ts'
import { awayAt, type Holder, holderAt, likeliest, minuteOf, plateAt } from './lookup.ts'

const startedAt = Date.parse('2026-03-01T12:00:00Z')
const at = (second: number) => instantAt(startedAt + second * 1000)
const vehicleIds = [1, 2, 3]

/**
 * One act at the counter, some seconds after the one before; `pick` chooses among the vehicles or rentals it may
 * concern.
 */
const act = fc.record({
  kind: fc.constantFrom('deliver' as const, 'exchange' as const, 'takeBack' as const, 'stop' as const),
  gap: fc.nat(130),
  pick: fc.nat(5),
})
type Act = typeof act extends fc.Arbitrary<infer One> ? One : never

/** Plays acts, and keeps beside the rentals who had each vehicle, second by second. */
function play(acts: readonly Act[]) {
  const seconds = acts.reduce((sum, { gap }) => sum + gap, 0) + 120
  const table = () => new Map(vehicleIds.map((id) => [id, new Array<number | null>(seconds).fill(null)]))
  const [hadBy, awayBy] = [table(), table()]
  const rentals: (Holder & { vehicleChanges: Holder['vehicleChanges'][number][]; since: number })[] = []
  const aways: { id: number; vehicleId: number; start: string; end: string }[] = []
  const fill = (by: typeof hadBy, vehicleId: number, { from, to }: { from: number; to: number }, id: number | null) => {
    by.get(vehicleId)?.fill(id, from, to)
  }
  let now = 0
  for (const { kind, gap, pick } of acts) {
    now += gap
    const out = rentals.filter(({ returnedAt }) => returnedAt === null)
    const free = vehicleIds.filter((id) => !out.some(({ vehicleId }) => vehicleId === id))
    const rental = out[pick % out.length]
    const vehicleId = free[pick % free.length]
    if (kind === 'deliver' && vehicleId) {
      const id = rentals.length + 1
      rentals.push({ id, vehicleId, deliveredAt: at(now), returnedAt: null, vehicleChanges: [], since: now })
      fill(hadBy, vehicleId, { from: now, to: seconds }, id)
    }
    if (kind === 'exchange' && rental && vehicleId) {
      rental.vehicleChanges.push({ vehicleId: rental.vehicleId, startedAt: at(rental.since), endedAt: at(now) })
      fill(hadBy, rental.vehicleId, { from: now, to: seconds }, null)
      fill(hadBy, vehicleId, { from: now, to: seconds }, rental.id)
      Object.assign(rental, { vehicleId, since: now })
    }
    if (kind === 'takeBack' && rental) {
      fill(hadBy, rental.vehicleId, { from: now, to: seconds }, null)
      rental.returnedAt = at(now)
    }
    const stopped = vehicleIds[pick % vehicleIds.length] ?? 1
    const last = aways.findLast((one) => one.vehicleId === stopped)
    if (kind === 'stop' && (!last || last.end <= at(now))) {
      const id = aways.length + 1
      aways.push({ id, vehicleId: stopped, start: at(now), end: at(now + 90) })
      fill(awayBy, stopped, { from: now, to: Math.min(now + 90, seconds) }, id)
    }
  }
  return { rentals, aways, hadBy, awayBy, seconds }
}

test('over random rentals, exchanges and unavailabilities, the answer at every minute is that of a model', () => {
  let held = 0
  fc.assert(
    fc.property(fc.array(act, { minLength: 1, maxLength: 14 }), (acts) => {
      const { rentals, aways, hadBy, awayBy, seconds } = play(acts)
      for (const vehicleId of vehicleIds) {
        const ofVehicle = aways.filter((one) => one.vehicleId === vehicleId)
        for (let minute = 0; minute < Math.floor(seconds / 60); minute++) {
          const first = (by: typeof hadBy) =>
            by
              .get(vehicleId)
              ?.slice(minute * 60, minute * 60 + 60)
              .find((id) => id !== null) ?? null
          for (const second of [minute * 60, minute * 60 + 1, minute * 60 + 59]) {
            expect(holderAt(rentals, vehicleId, at(second))?.id ?? null).toBe(first(hadBy))
            expect(awayAt(ofVehicle, at(second))?.id ?? null).toBe(first(awayBy))
          }
          held += first(hadBy) === null ? 0 : 1
        }
      }
    }),
    { numRuns: 400 },
  )
  expect(held).toBeGreaterThan(1000)
})

test('a notice is about a whole minute, of which the end is the next one', () => {
  expect(minuteOf('2026-03-01T12:00:59Z')).toEqual({ start: '2026-03-01T12:00:00Z', end: '2026-03-01T12:01:00Z' })
})

test('a vehicle that had the plate then is meant, before one that has it now', () => {
  const former = { vehicleId: 1, plate: 'cd456ef', archivedAt: null, changes: [{ at: at(600), from: 'ab123cd' }] }
  const present = { vehicleId: 2, plate: 'ab123cd', archivedAt: null, changes: [{ at: at(900), from: 'gh789ij' }] }
  const meant = (second: number) =>
    likeliest([former, present], 'ab123cd', at(second)).map(({ vehicleId }) => vehicleId)
  expect([plateAt(former, at(599)), plateAt(former, at(600))]).toEqual(['ab123cd', 'cd456ef'])
  expect([meant(599), meant(600), meant(900)]).toEqual([[1], [1, 2], [2]])
})

test('of two vehicles with the plate, the one that was in the fleet is meant', () => {
  const sold = { vehicleId: 1, plate: 'ab123cd', archivedAt: at(600), changes: [] }
  const bought = { vehicleId: 2, plate: 'ab123cd', archivedAt: null, changes: [] }
  expect(likeliest([sold, bought], 'ab123cd', at(700)).map(({ vehicleId }) => vehicleId)).toEqual([2])
  expect(likeliest([sold], 'ab123cd', at(700))).toEqual([sold])
})
