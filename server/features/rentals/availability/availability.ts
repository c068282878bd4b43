import { dueFees } from '@filao/domain/pricing/fee/due-fees'
import { compareAvailability, decideAvailability } from '@filao/domain/rentals/availability/availability'
import type { AvailabilityQuery } from '@filao/domain/rentals/availability/available-vehicle'
import { priceCategories } from '@filao/domain/rentals/availability/category-price'
import type { CategoryPriceQuery } from '@filao/domain/rentals/availability/category-price.schema'
import { checkRentalDates } from '@filao/domain/rentals/status/period'
import { listVehiclesUnordered } from '#features/fleet/public'
import { listFeeRules, listPriceBases } from '#features/pricing/public'
import type { Tx } from '#platform/database/connect'
import { listAgencies } from '../record/content-queries.ts'
import { holidaysFor } from '../record/holidays-for.ts'
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

/** Lists every category with its free vehicles and its price for a period, in four queries whatever their number. */
export async function listCategoryPrices(tx: Tx, companyId: number, wanted: CategoryPriceQuery, now: string) {
  checkRentalDates(wanted, now, wanted.start)
  const [categories, facts, rules, [agency]] = await Promise.all([
    listPriceBases(tx, { companyId, agencyId: wanted.departureAgencyId }),
    listFacts(tx, companyId, { ...wanted, now }),
    listFeeRules(tx, companyId),
    listAgencies(tx, companyId, [wanted.departureAgencyId]),
  ])
  if (!agency) return []
  const holidays = await holidaysFor(rules, agency, wanted)
  // Neither a one-way rental, drivers nor an address are known yet; no fee of what is left depends on the category.
  const unknown = { categoryId: 0, delivery: null, collection: null, additionalDriverCount: 0 }
  const stay = { ...wanted, departure: agency, arrival: agency, ...unknown, holidays }
  return priceCategories(categories, facts, { ...wanted, fees: dueFees(rules, stay) })
}
