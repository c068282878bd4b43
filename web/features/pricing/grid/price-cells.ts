import { adjustedPrice, type Rounding } from '@filao/domain/pricing/adjusted-price'
import { type PriceKind, priceKind } from '@filao/domain/pricing/price-kind'
import { type GridScope, lengthOf, type PriceRow, type PriceScope, rowsAt, timeIn } from './price-row.ts'

/** A cell of a season's grid: a category, for rentals of at least so many days, or hours in a grid of hours. */
export type Cell = { categoryId: number; minDays: number }

/** A new price of a cell; null empties it. */
export type CellPrice = Cell & { price: number | null }

/** A column of a season's grid, which may have no price yet; of the prices of a day where no kind is named. */
export type Length = PriceScope & { minDays: number; kind?: PriceKind }

/** The cells of one category, of one length, or all of them. */
export type Selection = Partial<Cell>

/** The lengths of a season's grid that has no price yet, when the agency's other seasons have none either. */
const usualLengths = [1, 3, 7]

/**
 * Returns the columns of a season's grid, shortest first: the lengths of its prices and those added. A season without
 * either gets those of the agency's other seasons, or the usual ones; a grid of weekdays has those of every day too.
 */
export function lengthsAt(rows: readonly PriceRow[], added: readonly Length[], at: GridScope): number[] {
  const here = lengths(rowsAt(rows, at), rowsOf(added, at))
  if (at.kind === 'hour') return here
  if (at.kind !== 'day') return sorted([...here, ...lengthsAt(rows, added, { ...at, kind: 'day' })])
  if (here.length > 0) return here
  const ofAgency = rows.filter((row) => row.agencyId === at.agencyId && priceKind(row) === 'day')
  const others = lengths(ofAgency, [])
  return others.length > 0 ? others : usualLengths
}

/** Returns the grids of a season besides that of a day: of an hour first, then of weekdays. */
export function otherKinds(rows: readonly PriceRow[], added: readonly Length[], at: PriceScope): PriceKind[] {
  const ofLengths = added.flatMap(({ kind = 'day', ...of }) => (isIn(of, at) ? [kind] : []))
  const kinds = new Set([...rowsAt(rows, at).map(priceKind), ...ofLengths])
  kinds.delete('day')
  return [...kinds].sort()
}

function isIn(one: PriceScope, at: PriceScope): boolean {
  return one.agencyId === at.agencyId && one.seasonId === at.seasonId
}

function lengths(rows: readonly PriceRow[], added: readonly Length[]): number[] {
  return sorted([...rows.map(lengthOf), ...added.map(({ minDays }) => minDays)])
}

function sorted(all: readonly number[]): number[] {
  return [...new Set(all)].sort((a, b) => a - b)
}

function rowsOf(added: readonly Length[], at: GridScope): Length[] {
  return added.filter((length) => isIn(length, at) && (length.kind ?? 'day') === at.kind)
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
export function setPrices<Grid extends Edited>(grid: Grid, at: GridScope, cells: readonly CellPrice[]): Grid {
  const here = rowsAt(grid.rows, at)
  const changed = new Map<number, number | null>()
  const added: PriceRow[] = []
  let { nextId } = grid
  for (const { price, ...cell } of cells) {
    const row = rowOf(here, cell)
    if (row && row.price !== price) changed.set(row.id, price)
    if (row || price === null) continue
    const { agencyId, seasonId, kind } = at
    const time = timeIn(kind, cell.minDays)
    added.push({
      agencyId,
      seasonId,
      categoryId: cell.categoryId,
      ...time,
      name: '',
      nameEn: null,
      price,
      id: nextId--,
    })
  }
  if (changed.size + added.length === 0) return grid
  const rows = grid.rows.map((row) => (changed.has(row.id) ? { ...row, price: changed.get(row.id) ?? null } : row))
  return { ...grid, rows: [...rows, ...added], lengths: withLengthsInView(grid, at), nextId, changed: true }
}

/** Adds a column to a grid of a season. */
export function addLength<Grid extends Edited>(grid: Grid, at: GridScope, minDays: number): Grid {
  if (ownLengths(grid, at).includes(minDays)) return grid
  return { ...grid, lengths: [...withLengthsInView(grid, at), { ...at, minDays }], changed: true }
}

/** Removes a column of a season, with its prices: that of a day also with those of its weekdays. */
export function removeLength<Grid extends Edited>(grid: Grid, at: GridScope, minDays: number): Grid {
  const isOf = (kind: PriceKind) => kind === at.kind || (at.kind === 'day' && kind !== 'hour')
  return {
    ...grid,
    rows: grid.rows.filter((row) => !(isIn(row, at) && isOf(priceKind(row)) && lengthOf(row) === minDays)),
    lengths: withLengthsInView(grid, at).filter(
      (length) => !(isIn(length, at) && isOf(length.kind ?? 'day') && length.minDays === minDays),
    ),
    changed: true,
  }
}

/** Removes a grid of a season, with its prices. */
export function removeKind<Grid extends Edited>(grid: Grid, at: GridScope): Grid {
  const gone = new Set(rowsAt(grid.rows, at))
  const lengths = grid.lengths.filter((length) => !rowsOf([length], at).length)
  return { ...grid, rows: grid.rows.filter((row) => !gone.has(row)), lengths, changed: true }
}

/** Returns the added lengths with those in view in a grid, which then stay whatever becomes of its prices. */
function withLengthsInView(grid: Edited, at: GridScope): Length[] {
  const others = grid.lengths.filter((length) => !rowsOf([length], at).length)
  return [...others, ...ownLengths(grid, at).map((minDays) => ({ ...at, minDays }))]
}

/** Returns the lengths of a grid, without those that a grid of weekdays has of every day. */
function ownLengths({ rows, lengths: added }: Edited, at: GridScope): number[] {
  return at.kind === 'day' ? lengthsAt(rows, added, at) : lengths(rowsAt(rows, at), rowsOf(added, at))
}

/**
 * Raises or lowers the prices of a season by a percentage: of a category or of a length in days, or all of them, those
 * of hours and weekdays too. Empty cells stay empty.
 */
export function adjustPrices<Grid extends Edited>(
  grid: Grid,
  at: PriceScope,
  { categoryId, minDays }: Selection,
  { percent, rounding }: { percent: number; rounding: Rounding },
): Grid {
  const isSelected = (row: PriceRow) =>
    isIn(row, at) &&
    (categoryId ?? row.categoryId) === row.categoryId &&
    (minDays === undefined || (priceKind(row) !== 'hour' && minDays === lengthOf(row)))
  const rows = grid.rows.map((row) =>
    row.price !== null && isSelected(row) ? { ...row, price: adjustedPrice(row.price, percent, rounding) } : row,
  )
  return rows.some((row, index) => row.price !== grid.rows[index]?.price) ? { ...grid, rows, changed: true } : grid
}

/** A category that cannot be rented in a season: for any length, or below so many days. */
type Unpriced = { categoryId: number; below: number | null }

/** Returns the categories without a price of a day in a season, and those without one for short rentals. */
export function unpricedAt(rows: readonly PriceRow[], at: PriceScope, categoryIds: readonly number[]): Unpriced[] {
  const shortest = new Map<number, number>()
  for (const row of rowsAt(rows, { ...at, kind: 'day' })) {
    if (row.price === null) continue
    shortest.set(row.categoryId, Math.min(lengthOf(row), shortest.get(row.categoryId) ?? Infinity))
  }
  return categoryIds.flatMap<Unpriced>((categoryId) => {
    const from = shortest.get(categoryId)
    if (from === undefined) return [{ categoryId, below: null }]
    return from > 1 ? [{ categoryId, below: from }] : []
  })
}
