import type { PriceLine } from '@filao/domain/pricing/price-line.schema'

/** A line of the price list while it is edited. A new one has a negative id; one without a price is not saved. */
export type PriceRow = Omit<PriceLine, 'name' | 'minDays' | 'price'> & {
  name: string
  minDays: number | null
  price: number | null
}

/** The prices that rows belong to: an agency's season, or its whole year when it has none. */
export type PriceScope = Pick<PriceRow, 'agencyId' | 'seasonId'>

/** Returns the rows of a season, in the order in which they are shown. */
export function rowsAt(rows: readonly PriceRow[], { agencyId, seasonId }: PriceScope): PriceRow[] {
  return rows.filter((row) => row.agencyId === agencyId && row.seasonId === seasonId)
}

/** Returns the length from which a row's price applies: an empty one is 1 day. */
export function lengthOf({ minDays }: Pick<PriceRow, 'minDays'>): number {
  return minDays ?? 1
}
