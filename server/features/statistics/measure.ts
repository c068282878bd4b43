import { fleetTime } from '@filao/domain/statistics/fleet-time'
import { type Measures, sumOf } from '@filao/domain/statistics/measures'
import { type Division, hasFleet } from '@filao/domain/statistics/share'
import type { Tx } from '#platform/database/connect'
import { loadClocks } from './clocks.ts'
import { listFleet, listTimesOut, sumUpkeep } from './fleet-queries.ts'
import { sumCharges, sumRentals } from './queries.ts'

type Asked = { companyId: number; bounds: number[]; by: Division | null; now: string }

/**
 * Measures the windows between bounds: for each part of a division, or for all in one part with the key `''`, one entry for
 * each window. Every vehicle of the fleet has a part of its own in a division by vehicle, idle ones too.
 */
export async function measure(tx: Tx, { companyId, bounds, by, now }: Asked): Promise<Map<string, Measures[]>> {
  const question = { companyId, bounds, by, now, clocks: await loadClocks(tx, companyId) }
  const withFleet = by === null || hasFleet(by)
  const [rentals, charges, upkeep, fleet, timesOut] = await Promise.all([
    sumRentals(tx, question),
    sumCharges(tx, question),
    withFleet ? sumUpkeep(tx, question) : [],
    withFleet ? listFleet(tx, question) : [],
    withFleet ? listTimesOut(tx, question) : [],
  ])
  const found = new Map<string, Partial<Measures>[][]>()
  const add = (key: string, window: number, measures: Partial<Measures>) => {
    const parts = found.get(key) ?? Array.from(bounds.slice(1), () => [])
    parts[window]?.push(measures)
    found.set(key, parts)
  }
  for (const { window, key, ...sums } of [...rentals, ...charges, ...upkeep]) add(key, window - 1, sums)
  const outOf = Map.groupBy(timesOut, ({ vehicleId }) => vehicleId)
  for (const vehicle of fleet) {
    const key = by === 'vehicle' ? vehicle.vehicleId : by === 'category' ? vehicle.categoryId : ''
    const times = fleetTime(vehicle, outOf.get(vehicle.vehicleId) ?? [], bounds)
    for (const [window, time] of times.entries()) if (time.fleetSeconds > 0) add(String(key), window, time)
  }
  return new Map([...found].map(([key, parts]) => [key, parts.map((part) => sumOf(part))]))
}
