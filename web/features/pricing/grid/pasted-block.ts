import type { Sentence } from '@filao/domain/kernel/language'
import { readTypedPrice } from '@filao/domain/pricing/typed-price'
import type { Cell, CellPrice } from './price-cells.ts'

/** A value that was not taken into the grid; `cell` is null for one beyond its edges. */
export type Refused = { cell: Cell | null; text: string; why: Sentence }

/** Returns the cells copied from a spreadsheet, line by line. One value alone is no block, and is null. */
export function readBlock(text: string): string[][] | null {
  const lines = text.replace(/\r?\n$/, '').split(/\r?\n/)
  const block = lines.map((line) => line.split('\t').map(withoutQuotes))
  return block.length > 1 || (block[0]?.length ?? 0) > 1 ? block : null
}

/** Removes the quotes that a spreadsheet puts around a text. */
function withoutQuotes(cell: string): string {
  return /^"(.*)"$/s.exec(cell)?.[1]?.replaceAll('""', '"') ?? cell
}

type Edges = { categoryIds: readonly number[]; lengths: readonly number[] }

/**
 * Puts a block into the grid from a cell on. An empty value empties its cell; a value that is no price, or beyond the
 * last category or length, is refused, and its cell keeps what it had.
 */
export function placeBlock(
  block: readonly (readonly string[])[],
  { categoryIds, lengths }: Edges,
  from: Cell,
): { cells: CellPrice[]; refused: Refused[] } {
  const [firstRow, firstColumn] = [categoryIds.indexOf(from.categoryId), lengths.indexOf(from.minDays)]
  const cells: CellPrice[] = []
  const refused: Refused[] = []
  for (const [down, values] of block.entries()) {
    for (const [aside, text] of values.entries()) {
      const [categoryId, minDays] = [categoryIds[firstRow + down], lengths[firstColumn + aside]]
      const cell = categoryId === undefined || minDays === undefined ? null : { categoryId, minDays }
      const typed = readTypedPrice(text)
      if ('refusal' in typed) refused.push({ cell, text, why: typed.refusal })
      else if (cell) cells.push({ ...cell, price: typed.value })
      else if (typed.value !== null) refused.push({ cell, text, why: beyond })
    }
  }
  return { cells, refused }
}

const beyond: Sentence = { fr: 'Au-delà de la grille', en: 'Beyond the edge of the grid' }
