import { compareAvailability, decideAvailability } from '@filao/domain/rentals/availability/availability'
import type { AvailabilityQuery } from '@filao/domain/rentals/availability/available-vehicle'
import { priceCategories } from '@filao/domain/rentals/availability/category-price'
import type { CategoryPriceQuery } from '@filao/domain/rentals/availability/category-price.schema'
import { checkRentalDates } from '@filao/domain/rentals/status/period'
import { listVehiclesUnordered } from '#features/fleet/public'
import { listPriceBases } from '#features/pricing/public'
import type { Tx } from '#platform/database/connect'
import { listFacts } from './availability-queries.ts'

/** Lists every vehicle with its availability in the period, available ones first. */
export async function listAvailabilities(tx: Tx, companyId: number, query: AvailabilityQuery, now: string) {
  checkRentalDates(query, now, query.start)
  const [vehicles, facts] = await Promise.all([
    listVehiclesUnordered(tx, companyId),
    listFacts(tx, companyId, { ...query, now }),
  ])
  const factsOf = new Map(facts.map((fact) => [fact.vehicleId, fact]))
  const { excludeRentalId, ...period } = query
  const items = vehicles.flatMap((vehicle) => {
    const fact = factsOf.get(vehicle.id)
    if (!fact) return []
    const request = {
      ...period,
      timezone: fact.timezone,
      preparationMinutes: fact.preparationMinutes,
      ...(excludeRentalId ? { excludeRentalId } : {}),
    }
    const location = { id: fact.locationId, name: fact.locationName }
    return [{ ...vehicle, locationId: fact.locationId, location, ...decideAvailability(fact, request) }]
  })
  return items.sort(compareAvailability)
}

/** Lists every category with its free vehicles and its price for a period, in two queries whatever their number. */
export async function listCategoryPrices(tx: Tx, companyId: number, wanted: CategoryPriceQuery, now: string) {
  checkRentalDates(wanted, now, wanted.start)
  const [categories, facts] = await Promise.all([
    listPriceBases(tx, { companyId, agencyId: wanted.departureAgencyId }),
    listFacts(tx, companyId, { ...wanted, now }),
  ])
  return priceCategories(categories, facts, wanted)
}
