import { type PriceKind, priceKind, weekdaysOf } from '@filao/domain/pricing/price-kind'
import type { PriceLine } from '@filao/domain/pricing/price-line.schema'

/** A line of the price list while it is edited. A new one has a negative id; one without a price is not saved. */
export type PriceRow = Omit<PriceLine, 'name' | 'minDays' | 'price'> & {
  name: string
  minDays: number | null
  price: number | null
}

/** The prices that rows belong to: an agency's season, or its whole year when it has none. */
export type PriceScope = Pick<PriceRow, 'agencyId' | 'seasonId'>

/** A grid of a season: its prices of a day, of an hour, or of a day on some weekdays. */
export type GridScope = PriceScope & { kind: PriceKind }

/** Returns the rows of a season, or of one of its grids, in the order in which they are shown. */
export function rowsAt(rows: readonly PriceRow[], at: PriceScope & { kind?: PriceKind }): PriceRow[] {
  const { agencyId, seasonId, kind } = at
  return rows.filter(
    (row) => row.agencyId === agencyId && row.seasonId === seasonId && (kind === undefined || priceKind(row) === kind),
  )
}

/** Returns the length from which a row's price applies, in days or in hours: an empty one is 1. */
export function lengthOf({ minDays, minHours }: Pick<PriceRow, 'minDays' | 'minHours'>): number {
  return minHours ?? minDays ?? 1
}

/** Returns the fields of a row that say what its price is for. */
export function timeIn(kind: PriceKind, length: number | null): Pick<PriceRow, 'minDays' | 'minHours' | 'weekdays'> {
  if (kind === 'hour') return { minDays: 0, minHours: length, weekdays: null }
  return { minDays: length, minHours: null, weekdays: weekdaysOf(kind) }
}
