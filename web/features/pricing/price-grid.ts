import type { PriceLine, PriceLineInput } from '@filao/domain/pricing/price-line'

/** A line of the price list while it is edited. A new one has a negative id; a price not typed yet is null. */
export type PriceRow = Omit<PriceLine, 'name' | 'minDays' | 'price'> & {
  name: string
  minDays: number | null
  price: number | null
}

/** The prices that rows belong to: an agency's season, or its whole year when it has none. */
export type PriceScope = Pick<PriceRow, 'agencyId' | 'seasonId'>

/** The price list of all agencies, with the steps since it was read or saved, the latest last. */
export type Grid = { rows: PriceRow[]; nextId: number; changed: boolean; past: Step[] }

/** The grid before a step. Typing in one cell is one step, identified by the cell's name. */
type Step = Pick<Grid, 'rows' | 'changed'> & { cell: string | null }

/** The number of steps that can be undone. */
const mostSteps = 100

export type GridAction =
  | { do: 'read'; lines: PriceLine[] }
  /** Adds a row to a season: for the first category without one, else with the next length after the last row's. */
  | { do: 'add'; at: PriceScope; categoryIds: number[] }
  /** Adds a row for each category that has none in a season. */
  | { do: 'fill'; at: PriceScope; categoryIds: number[] }
  | { do: 'change'; id: number; to: Partial<Pick<PriceRow, 'categoryId' | 'name' | 'minDays' | 'price'>> }
  | { do: 'remove'; id: number }
  /** Replaces the rows of one season by those of another. */
  | { do: 'copy'; from: PriceScope; to: PriceScope }
  | { do: 'undo' }

/** Every change of the grid. */
export function edit(grid: Grid, action: GridAction): Grid {
  if (action.do === 'read') return readGrid(action.lines)
  if (action.do === 'undo') return undo(grid)
  const next = apply(grid, action)
  return next === grid ? grid : { ...next, past: withStep(grid, action) }
}

function apply(grid: Grid, action: Exclude<GridAction, { do: 'read' | 'undo' }>): Grid {
  switch (action.do) {
    case 'copy':
      return copyScope(grid, action.from, action.to)
    case 'add':
      return insert(grid, [nextRow(grid.rows, action.at, action.categoryIds)])
    case 'fill':
      return insert(
        grid,
        missing(grid.rows, action.at, action.categoryIds).map((categoryId) => emptyRow(action.at, categoryId, null)),
      )
    case 'change':
      return {
        ...grid,
        changed: true,
        rows: grid.rows.map((row) => (row.id === action.id ? { ...row, ...action.to } : row)),
      }
    case 'remove':
      return { ...grid, changed: true, rows: grid.rows.filter(({ id }) => id !== action.id) }
  }
}

function undo(grid: Grid): Grid {
  const step = grid.past.at(-1)
  return step ? { ...grid, rows: step.rows, changed: step.changed, past: grid.past.slice(0, -1) } : grid
}

function withStep({ rows, changed, past }: Grid, action: GridAction): Step[] {
  const cell = action.do === 'change' ? `${action.id} ${Object.keys(action.to)}` : null
  if (cell !== null && past.at(-1)?.cell === cell) return past
  return [...past, { rows, changed, cell }].slice(-mostSteps)
}

/** Returns the grid of a stored price list. */
export function readGrid(lines: readonly PriceLine[]): Grid {
  return { rows: lines.map((line) => ({ ...line, name: line.name ?? '' })), nextId: -1, changed: false, past: [] }
}

/** Returns the grid of the rows kept when the session ended during an edit. */
export function restoreGrid(rows: PriceRow[]): Grid {
  return { rows, nextId: Math.min(0, ...rows.map(({ id }) => id)) - 1, changed: true, past: [] }
}

/**
 * Returns the whole list to send: new rows lose their temporary id, an empty length is 1 day. Every row must have a
 * price.
 */
export function toLines(rows: readonly PriceRow[]): PriceLineInput[] {
  return rows.map(({ id, name, minDays, price, ...row }) => ({
    ...(id > 0 && { id }),
    ...row,
    name: name.trim() || null,
    minDays: minDays ?? 1,
    price: price ?? 0,
  }))
}

export type RowProblem = 'duplicate' | 'noPrice'

/** Finds the problems of rows: two for the same season, category and length (both are reported), or no price. */
export function problemsOf(rows: readonly PriceRow[]): Map<number, RowProblem> {
  const found = new Map<number, RowProblem>()
  const first = new Map<string, number>()
  for (const { id, agencyId, seasonId, categoryId, minDays, price } of rows) {
    if (price === null) found.set(id, 'noPrice')
    const key = [agencyId, seasonId, categoryId, minDays ?? 1].join(' ')
    const other = first.get(key)
    if (other === undefined) first.set(key, id)
    else found.set(other, 'duplicate').set(id, 'duplicate')
  }
  return found
}

/** Returns the rows of a season, in the order in which they are shown. */
export function rowsAt(rows: readonly PriceRow[], { agencyId, seasonId }: PriceScope): PriceRow[] {
  return rows.filter((row) => row.agencyId === agencyId && row.seasonId === seasonId)
}

/** Returns the categories without a row in a season. */
export function missing(rows: readonly PriceRow[], at: PriceScope, categoryIds: readonly number[]): number[] {
  const has = new Set(rowsAt(rows, at).map(({ categoryId }) => categoryId))
  return categoryIds.filter((id) => !has.has(id))
}

/** Lengths at which prices usually drop, in days. */
const usualLengths = [1, 3, 7, 14, 21, 28]

function nextRow(rows: readonly PriceRow[], at: PriceScope, categoryIds: readonly number[]): Omit<PriceRow, 'id'> {
  const [uncovered] = missing(rows, at, categoryIds)
  const here = rowsAt(rows, at)
  const last = here.at(-1)
  if (uncovered !== undefined || !last) return emptyRow(at, uncovered ?? (categoryIds[0] as number), null)
  const longest = Math.max(
    ...here.filter(({ categoryId }) => categoryId === last.categoryId).map(({ minDays }) => minDays ?? 1),
  )
  return emptyRow(at, last.categoryId, usualLengths.find((days) => days > longest) ?? longest + 7)
}

function emptyRow(
  { agencyId, seasonId }: PriceScope,
  categoryId: number,
  minDays: number | null,
): Omit<PriceRow, 'id'> {
  return { agencyId, seasonId, categoryId, name: '', minDays, price: null }
}

/**
 * Copies the rows of one season to another. A row that both have for a category and length keeps its id, so that the
 * saved list is updated, not replaced.
 */
function copyScope(grid: Grid, from: PriceScope, to: PriceScope): Grid {
  const keyOf = ({ categoryId, minDays }: PriceRow) => `${categoryId} ${minDays ?? 1}`
  const there = new Map(rowsAt(grid.rows, to).map((row) => [keyOf(row), row.id]))
  const source = rowsAt(grid.rows, from)
  if (source.length === 0) return grid
  let { nextId } = grid
  const copies = source.map((row) => {
    const id = there.get(keyOf(row)) ?? nextId--
    there.delete(keyOf(row))
    return { ...row, agencyId: to.agencyId, seasonId: to.seasonId, id }
  })
  const others = grid.rows.filter((row) => row.agencyId !== to.agencyId || row.seasonId !== to.seasonId)
  return { ...grid, rows: [...others, ...copies], nextId, changed: true }
}

function insert(grid: Grid, rows: Omit<PriceRow, 'id'>[]): Grid {
  if (rows.length === 0) return grid
  const added = rows.map((row, at) => ({ ...row, id: grid.nextId - at }))
  return {
    ...grid,
    rows: [...grid.rows, ...added],
    nextId: grid.nextId - added.length,
    changed: true,
  }
}
