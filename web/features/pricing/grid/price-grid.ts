import type { Rounding } from '@filao/domain/pricing/adjusted-price'
import { pricedTimes } from '@filao/domain/pricing/price-kind'
import type { PriceLine, PriceLineInput } from '@filao/domain/pricing/price-line.schema'
import { type CopyPair, copyScope } from './copy-scope.ts'
import { isSameList, isSaved, mergeRows, type Places, rowOfLine, withoutGone } from './merge.ts'
import {
  addLength,
  adjustPrices,
  type CellPrice,
  type Length,
  removeKind,
  removeLength,
  type Selection,
  setPrices,
} from './price-cells.ts'
import { type GridScope, lengthOf, type PriceRow, type PriceScope, rowsAt } from './price-row.ts'

/** The price list of all agencies while it is edited. */
export type Grid = {
  rows: PriceRow[]
  /** The lengths in view that may have no price yet. */
  lengths: Length[]
  /** The stored list that the changes are based on. */
  base: readonly PriceLine[]
  /** True after changes of a colleague were merged with those made here. */
  isMerged: boolean
  /** True after prices typed here were dropped, since their season, agency or category was deleted. */
  hasDropped: boolean
  nextId: number
  changed: boolean
  /** The steps since the list was read or saved, the latest last. */
  past: Step[]
}

/** The grid before a step. Typing in one cell is one step, identified by the cell's name. */
type Step = Pick<Grid, 'rows' | 'lengths' | 'changed'> & { cell: string | null }

/** The number of steps that can be undone. */
const mostSteps = 100

export type GridAction =
  | { do: 'read'; lines: PriceLine[] }
  /** Takes the list as it was saved from here; the columns in view stay, with the focus in one of them. */
  | { do: 'saved'; lines: PriceLine[] }
  /** Applies the changes made here to the list that a colleague saved. */
  | { do: 'merge'; lines: PriceLine[] }
  /** Drops the rows typed here for a season, an agency or a category that was deleted. */
  | { do: 'drop'; places: Places }
  /** Adds a row to a season: for the first category without one, else with the next length after the last row's. */
  | { do: 'add'; at: PriceScope; categoryIds: number[] }
  /** Adds a row for each category that has none in a season. */
  | { do: 'fill'; at: PriceScope; categoryIds: number[] }
  | { do: 'change'; id: number; to: Partial<Omit<PriceRow, 'id' | 'agencyId' | 'seasonId'>> }
  | { do: 'remove'; id: number }
  /** Sets prices of a season's cells: one being typed, or many in one step. */
  | { do: 'price'; at: GridScope; cells: CellPrice[]; isTyped?: boolean }
  | { do: 'addLength' | 'removeLength'; at: GridScope; minDays: number }
  /** Removes the prices of an hour, or of weekdays, of a season. */
  | { do: 'removeKind'; at: GridScope }
  /** Raises or lowers prices of a season by a percentage. */
  | { do: 'adjust'; at: PriceScope; selection: Selection; percent: number; rounding: Rounding }
  /** Replaces the rows of seasons by those of others. */
  | { do: 'copy'; pairs: CopyPair[] }
  | { do: 'undo' }

/** Every change of the grid. */
export function edit(grid: Grid, action: GridAction): Grid {
  if (action.do === 'read') return isRead(grid, action.lines) ? grid : readGrid(action.lines)
  if (action.do === 'saved') return { ...readGrid(action.lines), lengths: grid.lengths }
  if (action.do === 'undo') return undo(grid)
  if (action.do === 'merge') return merge(grid, action.lines)
  if (action.do === 'drop') return drop(grid, action.places)
  const next = apply(grid, action)
  return next === grid ? grid : { ...next, past: withStep(grid, action) }
}

function apply(grid: Grid, action: Exclude<GridAction, { do: 'read' | 'saved' | 'undo' | 'merge' | 'drop' }>): Grid {
  switch (action.do) {
    case 'copy':
      return action.pairs.reduce((copied, { from, to }) => copyScope(copied, from, to), grid)
    case 'price':
      return setPrices(grid, action.at, action.cells)
    case 'addLength':
      return addLength(grid, action.at, action.minDays)
    case 'removeLength':
      return removeLength(grid, action.at, action.minDays)
    case 'removeKind':
      return removeKind(grid, action.at)
    case 'adjust':
      return adjustPrices(grid, action.at, action.selection, action)
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

/**
 * Merges a list saved by a colleague, or from here. Earlier steps hold the former prices, so they can no longer be
 * undone; a list that has every change made here is simply read.
 */
function merge(grid: Grid, lines: PriceLine[]): Grid {
  if (isSameList(grid.base, lines)) return { ...grid, base: lines }
  const merged = mergeRows(grid.base, grid.rows, lines, grid.nextId)
  if (isSaved(lines, merged.rows)) return { ...readGrid(lines), lengths: grid.lengths }
  return { ...grid, ...merged, base: lines, isMerged: true, past: [] }
}

function drop(grid: Grid, places: Places): Grid {
  const rows = withoutGone(grid.base, grid.rows, places)
  if (rows.length === grid.rows.length) return grid
  const left = isSaved(grid.base, rows) ? readGrid(grid.base) : { ...grid, rows, past: [] }
  return { ...left, hasDropped: true }
}

function isRead({ changed, base }: Grid, lines: PriceLine[]): boolean {
  return !changed && isSameList(base, lines)
}

function undo(grid: Grid): Grid {
  const step = grid.past.at(-1)
  if (!step) return grid
  return { ...grid, rows: step.rows, lengths: step.lengths, changed: step.changed, past: grid.past.slice(0, -1) }
}

function withStep({ rows, lengths, changed, past }: Grid, action: GridAction): Step[] {
  const cell = typedCell(action)
  if (cell !== null && past.at(-1)?.cell === cell) return past
  return [...past, { rows, lengths, changed, cell }].slice(-mostSteps)
}

function typedCell(action: GridAction): string | null {
  if (action.do === 'change') return `${action.id} ${Object.keys(action.to)}`
  if (action.do !== 'price' || !action.isTyped) return null
  return JSON.stringify([action.at, action.cells.map(({ categoryId, minDays }) => [categoryId, minDays])])
}

/** Returns the grid of a stored price list. */
export function readGrid(lines: readonly PriceLine[]): Grid {
  const flags = { isMerged: false, hasDropped: false, changed: false }
  return { rows: lines.map(rowOfLine), lengths: [], base: lines, ...flags, nextId: -1, past: [] }
}

/** The part of a grid that is kept when the session ends during an edit. */
export type KeptGrid = Pick<Grid, 'rows' | 'lengths' | 'base'>

/** Returns the grid that was kept when the session ended during an edit. */
export function restoreGrid({ rows, lengths, base }: KeptGrid): Grid {
  const nextId = Math.min(0, ...rows.map(({ id }) => id)) - 1
  return { rows, lengths, base, isMerged: false, hasDropped: false, nextId, changed: true, past: [] }
}

/**
 * Returns the whole list to send: rows without a price are left out, new ones lose their temporary id, an empty length
 * is 1 day.
 */
export function toLines(rows: readonly PriceRow[]): PriceLineInput[] {
  return rows.flatMap(({ id, name, minDays, price, ...row }) =>
    price === null ? [] : [{ ...(id > 0 && { id }), ...row, name: name.trim() || null, minDays: minDays ?? 1, price }],
  )
}

/** Returns the ids of rows that price the same season, category, length and weekday as another. Empty ones never do. */
export function duplicatesOf(rows: readonly PriceRow[]): Set<number> {
  const found = new Set<number>()
  const first = new Map<string, number>()
  for (const row of rows) {
    if (row.price === null) continue
    for (const time of pricedTimes({ ...row, minDays: row.minDays ?? 1 })) {
      const key = [row.agencyId, row.seasonId, row.categoryId, time].join(' ')
      const other = first.get(key)
      if (other === undefined) first.set(key, row.id)
      else found.add(other).add(row.id)
    }
  }
  return found
}

/** Returns the categories without a row for a day in a season. */
export function missing(rows: readonly PriceRow[], at: PriceScope, categoryIds: readonly number[]): number[] {
  const has = new Set(rowsAt(rows, { ...at, kind: 'day' }).map(({ categoryId }) => categoryId))
  return categoryIds.filter((id) => !has.has(id))
}

/** Lengths at which prices usually drop, in days. */
const usualLengths = [1, 3, 7, 14, 21, 28]

function nextRow(rows: readonly PriceRow[], at: PriceScope, categoryIds: readonly number[]): Omit<PriceRow, 'id'> {
  const [uncovered] = missing(rows, at, categoryIds)
  const here = rowsAt(rows, { ...at, kind: 'day' })
  const last = here.at(-1)
  if (uncovered !== undefined || !last) return emptyRow(at, uncovered ?? (categoryIds[0] as number), null)
  const longest = Math.max(...here.filter(({ categoryId }) => categoryId === last.categoryId).map(lengthOf))
  return emptyRow(at, last.categoryId, usualLengths.find((days) => days > longest) ?? longest + 7)
}

function emptyRow(
  { agencyId, seasonId }: PriceScope,
  categoryId: number,
  minDays: number | null,
): Omit<PriceRow, 'id'> {
  return {
    agencyId,
    seasonId,
    categoryId,
    name: '',
    nameEn: null,
    minDays,
    minHours: null,
    weekdays: null,
    price: null,
  }
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
