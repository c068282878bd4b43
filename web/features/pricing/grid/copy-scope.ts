import { priceKind } from '@filao/domain/pricing/price-kind'
import type { Length } from './price-cells.ts'
import { lengthOf, type PriceRow, type PriceScope, rowsAt } from './price-row.ts'

/** Two seasons, the second of which gets the prices of the first. */
export type CopyPair = { from: PriceScope; to: PriceScope }

type Copied = { rows: PriceRow[]; lengths: Length[]; nextId: number }

/**
 * Copies the rows of one season to another. A row that both have for a category and length keeps its id, so that the
 * saved list is updated, not replaced.
 */
export function copyScope<Grid extends Copied>(grid: Grid, from: PriceScope, to: PriceScope): Grid {
  const keyOf = (row: PriceRow) => `${row.categoryId} ${priceKind(row)} ${lengthOf(row)}`
  const there = new Map(rowsAt(grid.rows, to).map((row) => [keyOf(row), row.id]))
  const source = rowsAt(grid.rows, from).filter(({ price }) => price !== null)
  if (source.length === 0) return grid
  let { nextId } = grid
  const copies = source.map((row) => {
    const id = there.get(keyOf(row)) ?? nextId--
    there.delete(keyOf(row))
    return { ...row, agencyId: to.agencyId, seasonId: to.seasonId, id }
  })
  const others = grid.rows.filter((row) => row.agencyId !== to.agencyId || row.seasonId !== to.seasonId)
  const lengths = grid.lengths.filter(({ agencyId, seasonId }) => agencyId !== to.agencyId || seasonId !== to.seasonId)
  return { ...grid, rows: [...others, ...copies], lengths, nextId, changed: true }
}
