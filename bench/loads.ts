import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type Load = { vehicles: number; rentals: number; customers: number; historyDays?: number }

/** The folder that all questions of a day share, so that each company is generated once. */
export const dataDir = join(tmpdir(), `filao-bench-${new Date().toISOString().slice(0, 10)}`)

/** Where the login of a load's company is kept. */
export function loginFile(load: Load): string {
  return join(dataDir, `${Object.values(load).join('-')}.json`)
}

/** What a board of so many vehicles is measured with: 16 months of rentals, six bars a vehicle and month. */
export function boardLoad(vehicles: number): Load {
  return { vehicles, rentals: vehicles * 100, customers: vehicles * 25 }
}
