import type { Category } from '@filao/domain/fleet/category/category.schema'
import { normalisePlate } from '@filao/domain/fleet/vehicle/plate'
import { type OpenCompany, plate } from '../material/company.ts'
import * as data from '../material/data.ts'
import type { Row } from '../material/queries.ts'
import type { Random } from '../material/random.ts'
import { type Calendar, drawTimeline, type Timeline } from './timeline.ts'

/** A vehicle as it is stored, its category and its timeline. */
export type DrawnVehicle = { row: Row<'vehicles'>; category: Category; timeline: Timeline }

/** Draws vehicles of all categories in the proportions of the demo company, with `rentals` spread evenly over them. */
export function drawFleet(
  { companyId, agencies, categories }: OpenCompany,
  { vehicles, rentals }: { vehicles: number; rentals: number },
  calendar: Omit<Calendar, 'agencies'>,
  random: Random,
): DrawnVehicle[] {
  const used = new Set<string>()
  const mix = data.categories.flatMap(({ vehicles: share }, at) => Array.from({ length: share }, () => at))
  return Array.from({ length: vehicles }, (_, number) => {
    const kind = mix[(number * 7) % mix.length] as number
    const category = categories[kind] as Category
    const count = Math.floor(rentals / vehicles) + (number < rentals % vehicles ? 1 : 0)
    const preparation = category.preparationDurationMinutes ?? 0
    const timeline = drawTimeline(count, preparation, { ...calendar, agencies: agencies.length }, random)
    const row = {
      companyId,
      ...random.pick((data.categories[kind] as (typeof data.categories)[number]).models),
      registrationNumber: normalisePlate(plate(random, used)),
      categoryId: category.id,
      locationId: (agencies[timeline.place] as OpenCompany['agencies'][number]).id,
      year: random.between(2022, 2026),
      odometer: random.between(4_000, 90_000),
      color: random.pick(data.colors),
      fuelLevel: '4/4',
    }
    return { row, category, timeline }
  })
}
