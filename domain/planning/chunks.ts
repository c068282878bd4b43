import type { Instant } from '../kernel/time.schema.ts'
import { instantAt } from '../kernel/time.ts'
import type { Planning, PlanningRental, PlanningUnavailability, PlanningVehicle } from './board.schema.ts'

/** A month of the board's data, loaded in one request. `month` is like `2026-03`. */
export type Chunk = { month: string; start: Instant; end: Instant }

/** Lists the months of a zone that overlap a time range (epoch milliseconds), in order. */
export function monthsOf(start: number, end: number, timezone: string): Chunk[] {
  const first = Temporal.Instant.fromEpochMilliseconds(Math.floor(start)).toZonedDateTimeISO(timezone)
  const chunks: Chunk[] = []
  for (let month = first.toPlainDate().toPlainYearMonth(); ; month = month.add({ months: 1 })) {
    const from = month.toPlainDate({ day: 1 }).toZonedDateTime(timezone).epochMilliseconds
    if (from >= end) return chunks
    const to = month.add({ months: 1 }).toPlainDate({ day: 1 }).toZonedDateTime(timezone).epochMilliseconds
    chunks.push({ month: month.toString(), start: instantAt(from), end: instantAt(to) })
  }
}

/**
 * Merges the responses of several months, the latest last: a bar over the end of a month is in both, and the later
 * response wins. Vehicles, categories and agencies are those of the last full response, plus vehicles that have left
 * the fleet and still have a bar: a response lists them only in the months of their bars. The other responses contain
 * bars only.
 */
export function mergeChunks(responses: readonly Planning[]): Planning {
  const whole = responses.findLast(({ vehicles, agencies }) => vehicles.length > 0 || agencies.length > 0)
  const [only] = responses
  if (only && responses.length === 1) return only
  const current = new Map<number, PlanningRental>()
  const former = new Map<string, PlanningRental>()
  const unavailabilities = new Map<number, PlanningUnavailability>()
  // A year of a large fleet has some hundred thousand bars: plain loops take a fifth of the time.
  for (const response of responses) {
    for (const rental of response.rentals) {
      if (rental.isFormer) former.set(`${rental.id} ${rental.vehicleId} ${rental.start}`, rental)
      else current.set(rental.id, rental)
    }
    for (const unavailability of response.unavailabilities) unavailabilities.set(unavailability.id, unavailability)
  }
  const rentals = [...current.values(), ...former.values()]
  return {
    vehicles: whole ? withThoseThatLeft(whole, responses, rentals) : [],
    categories: whole?.categories ?? [],
    agencies: whole?.agencies ?? [],
    holidays: Object.assign({}, ...responses.map(({ holidays }) => holidays)),
    rentals,
    unavailabilities: [...unavailabilities.values()],
  }
}

/**
 * Returns the vehicles of the latest full response, and earlier ones that still have a bar, by category code, then
 * plate.
 */
function withThoseThatLeft(
  { vehicles, categories }: Planning,
  responses: readonly Planning[],
  rentals: PlanningRental[],
) {
  const known = new Set(vehicles.map(({ id }) => id))
  const others = responses.flatMap((response) => response.vehicles.filter(({ id }) => !known.has(id)))
  if (others.length === 0) return vehicles
  const rented = new Set(rentals.map(({ vehicleId }) => vehicleId))
  const left = new Map(others.filter(({ id }) => rented.has(id)).map((vehicle) => [vehicle.id, vehicle]))
  const place = new Map(categories.map(({ id }, at) => [id, at]))
  const placeOf = ({ categoryId }: PlanningVehicle) => place.get(categoryId) ?? place.size
  return [...vehicles, ...left.values()].sort(
    (a, b) => placeOf(a) - placeOf(b) || (a.registrationNumber < b.registrationNumber ? -1 : 1),
  )
}
