import { type Request, type Row, withHold } from '@filao/domain/rentals/room/yard'
import { dayMs, drawn, freeFor, leastIdle } from './demand.ts'
import { randomFrom } from './random.ts'

/** A yard to fill: its cars, the share of their time that is rented, and the shares of its rentals. */
export type Yard = {
  cars: number
  use: number
  /** The share of the rentals that may move. */
  movable: number
  /** The share of those that fit every car; each of the others fits its own and about half of the rest. */
  anyCar: number
}

const seasonDays = 45
/** The one agency of a yard, so that no rental is at the wrong one. */
const agencyId = 1

/**
 * Fills a yard with random rentals, each on the free car with the least idle time around; one without a free car is
 * refused. `request` draws one more rental, which fits every car.
 */
export function filledYard(
  { cars, use, movable, anyCar }: Yard,
  seed: number,
): { rows: Row[]; request: () => Request } {
  const random = randomFrom(seed)
  const ids = Array.from({ length: cars }, (_, at) => at + 1)
  const all = new Set(ids)
  const rows = ids.map((id): Row => ({ id, at: agencyId, holds: [] }))
  const request = () => ({ ...drawn(random, seasonDays), from: agencyId, to: agencyId, fits: all })
  const fitsOf = (own: number) => {
    if (random() >= movable) return null
    return random() < anyCar ? all : new Set(ids.filter((id) => id === own || random() < 0.5))
  }
  let [rentals, left] = [0, use * cars * seasonDays * dayMs]
  while (left > 0) {
    const wanted = request()
    const row = leastIdle(freeFor(rows, wanted), wanted)
    if (!row) continue
    rentals += 1
    left -= wanted.end - wanted.start
    row.holds = withHold(row.holds, { ...wanted, id: rentals, fits: fitsOf(row.id) })
  }
  return { rows, request }
}
