import { fleetTime, windowsOf } from '@filao/domain/statistics/fleet-time'
import { addTo, type Measures, nothing } from '@filao/domain/statistics/measures'
import { type Division, hasFleet, hasRequests } from '@filao/domain/statistics/share'
import type { Tx } from '#platform/database/connect'
import { loadClocks } from './clocks.ts'
import { listFleet, listTimesOut, sumUpkeep } from './fleet-queries.ts'
import { sumCharges, sumRentals, sumRentedTime } from './queries.ts'
import { sumRefused } from './refused-queries.ts'
import type { Question } from './window-queries.ts'

type Asked = { companyId: number; bounds: number[]; by: Division | null; now: string }
type Found = Map<string, Measures[]>

/**
 * Measures the windows between bounds: for each part of a division, or for all in one part with the key `''`, one entry
 * for each window. Every vehicle of the fleet has a part of its own in a division by vehicle, idle ones too.
 */
export async function measure(tx: Tx, { companyId, bounds, by, now }: Asked): Promise<Found> {
  const question = { companyId, bounds, by, now, clocks: await loadClocks(tx, companyId) }
  const withFleet = by === null || hasFleet(by)
  const [rentals, charges, refused, upkeep, fleet] = await Promise.all([
    sumRentals(tx, question),
    sumCharges(tx, question),
    by === null || hasRequests(by) ? sumRefused(tx, question) : [],
    withFleet ? sumUpkeep(tx, question) : [],
    withFleet ? measureFleet(tx, question) : new Map<string, Measures[]>(),
  ])
  return withSums(fleet, bounds, [...rentals, ...charges, ...refused, ...upkeep])
}

/** Measures only the time of the windows for each category: rented, in the fleet and out of service. */
export async function measureTime(tx: Tx, { companyId, bounds, now }: Omit<Asked, 'by'>): Promise<Found> {
  const question = { companyId, bounds, by: 'category', now, clocks: await loadClocks(tx, companyId) } as const
  const [rented, fleet] = await Promise.all([sumRentedTime(tx, question), measureFleet(tx, question)])
  return withSums(fleet, bounds, rented)
}

/** Measures the time of the vehicles in the fleet and out of service. */
async function measureFleet(tx: Tx, question: Question): Promise<Found> {
  const { by, bounds } = question
  const [fleet, timesOut] = await Promise.all([listFleet(tx, question), listTimesOut(tx, question)])
  const windows = windowsOf(bounds)
  const outOf = Map.groupBy(timesOut, ({ vehicleId }) => vehicleId)
  const found: Found = new Map()
  for (const vehicle of fleet) {
    const key = String(by === 'vehicle' ? vehicle.vehicleId : by === 'category' ? vehicle.categoryId : '')
    const times = fleetTime(vehicle, outOf.get(vehicle.vehicleId) ?? [], windows)
    if (times.every(({ fleetSeconds }) => fleetSeconds <= 0)) continue
    // A fleet over a year has a hundred thousand of these, so only the two sums that they have are added.
    for (const [at, part] of partsOf(found, key, bounds).entries()) {
      part.fleetSeconds += times[at]?.fleetSeconds ?? 0
      part.outSeconds += times[at]?.outSeconds ?? 0
    }
  }
  return found
}

type Sums = { window: number; key: string } & Partial<Measures>

function withSums(found: Found, bounds: readonly number[], sums: readonly Sums[]): Found {
  for (const { window, key, ...sum } of sums) {
    const part = partsOf(found, key, bounds)[window - 1]
    if (part) addTo(part, sum)
  }
  return found
}

/** Returns the entries of a part, one for each window; a new part begins with nothing. */
function partsOf(found: Found, key: string, bounds: readonly number[]): Measures[] {
  const parts = found.get(key) ?? Array.from(bounds.slice(1), () => ({ ...nothing }))
  found.set(key, parts)
  return parts
}
