import { priceKind } from '@filao/domain/pricing/price-kind'
import type { PriceLine } from '@filao/domain/pricing/price-line.schema'
import { lengthOf, type PriceRow } from './price-row.ts'

/** Returns a stored line as it is edited. */
export function rowOfLine(line: PriceLine): PriceRow {
  return { ...line, name: line.name ?? '' }
}

/** Returns true when two price lists have the same lines in the same order. */
export function isSameList(a: readonly PriceLine[], b: readonly PriceLine[]): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b)
}

/** Returns true when the rows have exactly the prices of a stored list, in its order. */
export function isSaved(lines: readonly PriceLine[], rows: readonly PriceRow[]): boolean {
  const priced = rows.filter(({ price }) => price !== null)
  const contents = (list: readonly PriceRow[]) => JSON.stringify(list.map((row) => [row.id, contentOf(row)]))
  return contents(priced) === contents(lines.map(rowOfLine))
}

/**
 * Applies the changes made here since `base` to the list that a colleague saved meanwhile. A line that both changed
 * gets the value typed here; everything else is the colleague's.
 */
export function mergeRows(
  base: readonly PriceLine[],
  mine: readonly PriceRow[],
  theirs: readonly PriceLine[],
  firstId: number,
): { rows: PriceRow[]; nextId: number } {
  const before = new Map(base.map((line) => [line.id, rowOfLine(line)]))
  const here = new Map(mine.map((row) => [row.id, row]))
  const isChanged = (row: PriceRow) => {
    const was = before.get(row.id)
    return !was || JSON.stringify(contentOf(row)) !== JSON.stringify(contentOf(was))
  }
  const rows = theirs.flatMap((line) => {
    const row = here.get(line.id)
    if (!row && before.has(line.id)) return []
    return [row && isChanged(row) ? row : rowOfLine(line)]
  })
  const known = new Set(theirs.map(({ id }) => id))
  let nextId = firstId
  for (const row of mine) {
    const isEmptied = before.has(row.id) && row.price === null
    if (known.has(row.id) || isEmptied || !isChanged(row)) continue
    const same = rows.findIndex((other) => keyOf(other) === keyOf(row))
    if (same >= 0) rows[same] = { ...row, id: (rows[same] as PriceRow).id }
    else rows.push(before.has(row.id) ? { ...row, id: nextId-- } : row)
  }
  return { rows, nextId }
}

/** The agencies, with their seasons, and the categories that prices can be saved for. */
export type Places = { agencies: { id: number; seasons: { id: number }[] }[]; categories: { id: number }[] }

/**
 * Returns the rows without those that are not stored and whose season, agency or category was deleted. A stored row
 * stays: its season may be newer than the ones read.
 */
export function withoutGone(
  base: readonly PriceLine[],
  rows: PriceRow[],
  { agencies, categories }: Places,
): PriceRow[] {
  const stored = new Set(base.map(({ id }) => id))
  const isHere = ({ agencyId, seasonId, categoryId }: PriceRow) => {
    const agency = agencies.find(({ id }) => id === agencyId)
    const hasSeason = seasonId === null || agency?.seasons.some(({ id }) => id === seasonId)
    return agency && hasSeason && categories.some(({ id }) => id === categoryId)
  }
  return rows.filter((row) => stored.has(row.id) || isHere(row))
}

function keyOf(row: PriceRow): string {
  return [row.agencyId, row.seasonId, row.categoryId, priceKind(row), lengthOf(row)].join(' ')
}

function contentOf(row: PriceRow) {
  return [keyOf(row), row.price, row.name.trim()]
}
