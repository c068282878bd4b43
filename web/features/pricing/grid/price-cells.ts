import { adjustedPrice, type Rounding } from '@filao/domain/pricing/adjusted-price'
import { lengthOf, type PriceRow, type PriceScope, rowsAt } from './price-row.ts'

/** A cell of a season's grid: a category, for rentals of at least so many days. */
export type Cell = { categoryId: number; minDays: number }

/** A new price of a cell; null empties it. */
export type CellPrice = Cell & { price: number | null }

/** A column of a season's grid, which may have no price yet. */
export type Length = PriceScope & { minDays: number }

/** The cells of one category, of one length, or all of them. */
export type Selection = Partial<Cell>

/** The lengths of a season's grid that has no price yet, when the agency's other seasons have none either. */
const usualLengths = [1, 3, 7]

/**
 * Returns the columns of a season's grid, shortest first: the lengths of its prices and those added. A season without
 * either gets those of the agency's other seasons, or the usual ones.
 */
export function lengthsAt(rows: readonly PriceRow[], added: readonly Length[], at: PriceScope): number[] {
  const here = lengths(rowsAt(rows, at), rowsOf(added, at))
  if (here.length > 0) return here
  const ofAgency = rows.filter(({ agencyId }) => agencyId === at.agencyId)
  const others = lengths(ofAgency, [])
  return others.length > 0 ? others : usualLengths
}

function lengths(rows: readonly PriceRow[], added: readonly Length[]): number[] {
  return [...new Set([...rows.map(lengthOf), ...added.map(({ minDays }) => minDays)])].sort((a, b) => a - b)
}

function rowsOf(added: readonly Length[], { agencyId, seasonId }: PriceScope): Length[] {
  return added.filter((length) => length.agencyId === agencyId && length.seasonId === seasonId)
}

/**
 * Returns the row of a cell. Of two with the same length, which the list can have until it is saved, the priced one.
 */
export function rowOf(rows: readonly PriceRow[], { categoryId, minDays }: Cell): PriceRow | undefined {
  const same = rows.filter((row) => row.categoryId === categoryId && lengthOf(row) === minDays)
  return same.find(({ price }) => price !== null) ?? same[0]
}

type Edited = { rows: PriceRow[]; lengths: Length[]; nextId: number }

/**
 * Sets the prices of cells of a season. An emptied cell keeps its row, so that a price typed there again keeps its id
 * and name; every column in view stays.
 */
export function setPrices<Grid extends Edited>(grid: Grid, at: PriceScope, cells: readonly CellPrice[]): Grid {
  const here = rowsAt(grid.rows, at)
  const changed = new Map<number, number | null>()
  const added: PriceRow[] = []
  let { nextId } = grid
  for (const { price, ...cell } of cells) {
    const row = rowOf(here, cell)
    if (row && row.price !== price) changed.set(row.id, price)
    if (!row && price !== null) added.push({ ...at, ...cell, name: '', price, id: nextId-- })
  }
  if (changed.size + added.length === 0) return grid
  const rows = grid.rows.map((row) => (changed.has(row.id) ? { ...row, price: changed.get(row.id) ?? null } : row))
  return { ...grid, rows: [...rows, ...added], lengths: withLengthsInView(grid, at), nextId, changed: true }
}

/** Adds a column to a season. */
export function addLength<Grid extends Edited>(grid: Grid, at: PriceScope, minDays: number): Grid {
  if (lengthsAt(grid.rows, grid.lengths, at).includes(minDays)) return grid
  return { ...grid, lengths: [...withLengthsInView(grid, at), { ...at, minDays }], changed: true }
}

/** Removes a column of a season, with its prices. */
export function removeLength<Grid extends Edited>(grid: Grid, at: PriceScope, minDays: number): Grid {
  const gone = new Set(rowsAt(grid.rows, at).filter((row) => lengthOf(row) === minDays))
  const isGone = (length: Length) =>
    length.agencyId === at.agencyId && length.seasonId === at.seasonId && length.minDays === minDays
  return {
    ...grid,
    rows: grid.rows.filter((row) => !gone.has(row)),
    lengths: withLengthsInView(grid, at).filter((length) => !isGone(length)),
    changed: true,
  }
}

/** Returns the added lengths with those in view in a season, which then stay whatever becomes of its prices. */
function withLengthsInView({ rows, lengths }: Edited, at: PriceScope): Length[] {
  const others = lengths.filter(({ agencyId, seasonId }) => agencyId !== at.agencyId || seasonId !== at.seasonId)
  return [...others, ...lengthsAt(rows, lengths, at).map((minDays) => ({ ...at, minDays }))]
}

/** Returns the prices of the selected cells of a season raised or lowered by a percentage. Empty cells stay empty. */
export function adjustedCells(
  rows: readonly PriceRow[],
  { categoryId, minDays }: Selection,
  percent: number,
  rounding: Rounding,
): CellPrice[] {
  return rows.flatMap((row) => {
    const isSelected = (categoryId ?? row.categoryId) === row.categoryId && (minDays ?? lengthOf(row)) === lengthOf(row)
    if (!isSelected || row.price === null) return []
    const price = adjustedPrice(row.price, percent, rounding)
    return [{ categoryId: row.categoryId, minDays: lengthOf(row), price }]
  })
}

/** A category that cannot be rented in a season: for any length, or below so many days. */
type Unpriced = { categoryId: number; below: number | null }

/** Returns the categories without a price in a season, and those without one for short rentals. */
export function unpricedAt(rows: readonly PriceRow[], at: PriceScope, categoryIds: readonly number[]): Unpriced[] {
  const shortest = new Map<number, number>()
  for (const row of rowsAt(rows, at)) {
    if (row.price === null) continue
    shortest.set(row.categoryId, Math.min(lengthOf(row), shortest.get(row.categoryId) ?? Infinity))
  }
  return categoryIds.flatMap<Unpriced>((categoryId) => {
    const from = shortest.get(categoryId)
    if (from === undefined) return [{ categoryId, below: null }]
    return from > 1 ? [{ categoryId, below: from }] : []
  })
}
