import { territories } from '@filao/domain/company/territories'
import { inEuros } from '@filao/domain/kernel/money'
import { addMinutes, localDate } from '@filao/domain/kernel/time'
import type { Home } from '@filao/domain/planning/contract'
import { loadCompany } from '#features/company/public'
import type { Tx } from '#platform/database/connect'
import * as queries from './queries.ts'

/** The days ahead that the home page covers. */
const upcomingMinutes = 7 * 1440

/** The number of rows in a list of the home page. */
const most = 100

/** Loads the home page at an instant. Its queries are sent together. */
export async function loadHome(tx: Tx, companyId: number, now: string): Promise<Omit<Home, 'backup'>> {
  const until = addMinutes(now, upcomingMinutes)
  const { countryCode } = await loadCompany(tx, companyId)
  const { timezone } = territories[countryCode]
  const [counts, vehicles, departures, returns, occupancy, firstSteps] = await Promise.all([
    queries.countRentals(tx, companyId, until),
    queries.listVehicleStates(tx, companyId, now, most),
    queries.listDepartures(tx, companyId, until, most),
    queries.listReturns(tx, companyId, until, most),
    queries.listOccupancy(tx, companyId, { now, today: localDate(now, timezone), timezone }),
    queries.findFirstSteps(tx, companyId),
  ])
  const [free, rented, stopped] = [inState('free', vehicles), inState('rented', vehicles), inState('stopped', vehicles)]
  return {
    ...counts,
    availableCount: free.count,
    stoppedCount: stopped.count,
    unavailableCount: rented.count + stopped.count,
    availableVehicles: free.vehicles,
    rentedVehicles: rented.vehicles,
    stoppedVehicles: stopped.vehicles,
    unavailableVehicles: [...rented.vehicles, ...stopped.vehicles],
    upcomingRentals: departures.map((row) => inEuros(row)),
    upcomingReturns: returns.map((row) => inEuros(row)),
    occupancy,
    firstSteps,
  }
}

function inState(state: queries.VehicleState['state'], all: queries.VehicleState[]) {
  const vehicles = all.filter((vehicle) => vehicle.state === state)
  return { vehicles, count: vehicles[0]?.count ?? 0 }
}
