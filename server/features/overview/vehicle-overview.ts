import { toEuros } from '@filao/domain/kernel/money'
import { lastTwelveMonths, rentedDays } from '@filao/domain/overview/rented-year'
import type { VehicleOverview } from '@filao/domain/overview/vehicle-overview'
import { loadVehicle } from '#features/fleet/public'
import type { Tx } from '#platform/database/connect'
import { loadRentalsById } from './rental-queries.ts'
import * as queries from './vehicle-queries.ts'

/** Loads the facts about a vehicle that follow from its rentals and unavailabilities. 404 where there is none. */
export async function loadVehicleOverview(
  tx: Tx,
  companyId: number,
  id: number,
  now: string,
): Promise<VehicleOverview> {
  const year = lastTwelveMonths(now)
  const [, found, unavailability, revenue, timesOut] = await Promise.all([
    loadVehicle(tx, companyId, id),
    queries.findRentalsOfVehicle(tx, companyId, id),
    queries.findUnavailability(tx, companyId, id, now),
    queries.sumRevenue(tx, companyId, id, year),
    queries.listTimesOut(tx, companyId, id, year),
  ])
  const { ongoing, next, last } = found
  const ids = [ongoing, next, last?.rentalId].filter((one) => typeof one === 'number')
  const rows = await loadRentalsById(tx, companyId, [...new Set(ids)])
  const of = (one: number | null | undefined) => rows.get(one ?? 0) ?? null
  const returned = of(last?.rentalId)
  return {
    ongoingRental: of(ongoing),
    nextRental: of(next),
    lastReturn: last && returned && { at: last.at, rental: returned },
    unavailability: unavailability ?? null,
    year: {
      ...year,
      rentalsCount: revenue.rentalsCount,
      revenueAmount: toEuros(revenue.cents),
      rentedDays: rentedDays(timesOut, year),
    },
  }
}
