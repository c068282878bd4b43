import { type Instant, instantAt } from '../kernel/time.ts'
import type { Planning, PlanningRental, PlanningUnavailability, PlanningVehicle } from './board.ts'

/** A month of the board's data: what is asked for at once. `month` is `2026-03`. */
export type Chunk = { month: string; start: Instant; end: Instant }

/** The months of a zone that share a moment with a stretch of time (epoch milliseconds), in their order. */
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
 * Answers of several months as one, the latest last: a bar that reaches over the end of a month is in both, and stands as the
 * later answer has it. Vehicles, categories and agencies are the last ones given, besides vehicles that have left the fleet:
 * an answer names them only where they have a bar in its month. Other answers have bars alone.
 */
export function mergeChunks(answers: readonly Planning[]): Planning {
  const whole = answers.findLast(({ vehicles, agencies }) => vehicles.length > 0 || agencies.length > 0)
  const [only] = answers
  if (only && answers.length === 1) return only
  const current = new Map<number, PlanningRental>()
  const former = new Map<string, PlanningRental>()
  const unavailabilities = new Map<number, PlanningUnavailability>()
  // A year of a large fleet has some hundred thousand bars: plain loops take a fifth of the time.
  for (const answer of answers) {
    for (const rental of answer.rentals) {
      if (rental.isFormer) former.set(`${rental.id} ${rental.vehicleId} ${rental.start}`, rental)
      else current.set(rental.id, rental)
    }
    for (const unavailability of answer.unavailabilities) unavailabilities.set(unavailability.id, unavailability)
  }
  const rentals = [...current.values(), ...former.values()]
  return {
    vehicles: whole ? withThoseThatLeft(whole, answers, rentals) : [],
    categories: whole?.categories ?? [],
    agencies: whole?.agencies ?? [],
    holidays: Object.assign({}, ...answers.map(({ holidays }) => holidays)),
    rentals,
    unavailabilities: [...unavailabilities.values()],
  }
}

/** The vehicles of the latest whole answer and those of earlier ones that still have a bar, by category code, then plate. */
function withThoseThatLeft(
  { vehicles, categories }: Planning,
  answers: readonly Planning[],
  rentals: PlanningRental[],
) {
  const known = new Set(vehicles.map(({ id }) => id))
  const others = answers.flatMap((answer) => answer.vehicles.filter(({ id }) => !known.has(id)))
  if (others.length === 0) return vehicles
  const rented = new Set(rentals.map(({ vehicleId }) => vehicleId))
  const left = new Map(others.filter(({ id }) => rented.has(id)).map((vehicle) => [vehicle.id, vehicle]))
  const place = new Map(categories.map(({ id }, at) => [id, at]))
  const placeOf = ({ categoryId }: PlanningVehicle) => place.get(categoryId) ?? place.size
  return [...vehicles, ...left.values()].sort(
    (a, b) => placeOf(a) - placeOf(b) || (a.registrationNumber < b.registrationNumber ? -1 : 1),
  )
}
