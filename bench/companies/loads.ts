import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type Load = { vehicles: number; rentals: number; customers: number; historyDays?: number }

/** The folder that all benchmarks of a day share, so that each company is generated once. */
export const dataDir = join(tmpdir(), `filao-bench-${new Date().toISOString().slice(0, 10)}`)

/** Returns the path of the file that holds the login of a load's company. */
export function loginFile(load: Load): string {
  return join(dataDir, `${Object.values(load).join('-')}.json`)
}

/**
 * Returns the load with which a board of so many vehicles is measured: 16 months of rentals, six bars a vehicle and
 * month.
 */
export function boardLoad(vehicles: number): Load {
  return { vehicles, rentals: vehicles * 100, customers: vehicles * 25 }
}
