import type { Sentence } from '@filao/domain/kernel/language'
import { readTypedPrice } from '@filao/domain/pricing/typed-price'
import { type GridEdges, type Headed, readPastedTable } from './pasted-table.ts'
import type { Cell, CellPrice } from './price-cells.ts'

/**
 * A value that was not taken into the grid. `cell` is null for one beyond the edges, and `text` too where the reason
 * names the heading of the value.
 */
export type Refused = { cell: Cell | null; text: string | null; why: Sentence }

/** Returns the cells copied from a spreadsheet, line by line. One value alone is no block, and is null. */
export function readBlock(text: string): string[][] | null {
  const lines = withoutQuotes(text)
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
  const block = lines.map((line) => line.split('\t').map((cell) => (isDash(cell) ? '' : cell)))
  return block.length > 1 || (block[0]?.length ?? 0) > 1 ? block : null
}

/** Removes the quotes that a spreadsheet puts around a text, and the line breaks and tabs between them. */
function withoutQuotes(text: string): string {
  return text.replaceAll(/(^|[\t\n])"((?:[^"]|"")*)"(?=[\t\r\n]|$)/g, (_, before: string, cell: string) => {
    return before + cell.replaceAll('""', '"').replaceAll(/[\r\n\t]+/g, ' ')
  })
}

/** A dash is how lists write that there is no price. */
function isDash(cell: string): boolean {
  return /^\s*[-–—]\s*$/.test(cell)
}

/**
 * Puts a block into the grid: into the rows and columns that its headings name, and else from a cell on. A length that
 * the grid does not have becomes a column. An empty value empties its cell; a value that is no price, of an unknown
 * category, or beyond the last category or length, is refused, and its cell keeps what it had.
 */
export function placeBlock(
  block: readonly (readonly string[])[],
  edges: GridEdges,
  from: Cell,
): { cells: CellPrice[]; refused: Refused[] } {
  const table = readPastedTable(block, edges)
  const categoryIds = edges.categories.map(({ id }) => id)
  const [firstRow, firstColumn] = [categoryIds.indexOf(from.categoryId), edges.lengths.indexOf(from.minDays)]
  const cells: CellPrice[] = []
  const refused: Refused[] = []
  for (const [down, values] of table.values.entries()) {
    for (const [aside, text] of values.entries()) {
      const row = table.categories ? table.categories[down] : at(categoryIds, firstRow + down)
      const column = table.lengths ? table.lengths[aside] : at(edges.lengths, firstColumn + aside)
      const wrong = [row, column].find((heading) => heading && 'why' in heading)
      const cell = row && column && 'is' in row && 'is' in column ? { categoryId: row.is, minDays: column.is } : null
      const typed = readTypedPrice(text)
      if (wrong && 'why' in wrong) refused.push(...(text.trim() ? [{ cell: null, text: null, why: wrong.why }] : []))
      else if ('refusal' in typed) refused.push({ cell, text, why: typed.refusal })
      else if (cell) cells.push({ ...cell, price: typed.value })
      else if (typed.value !== null) refused.push({ cell, text, why: beyond })
    }
  }
  return { cells, refused }
}

function at(edge: readonly number[], position: number): Headed | undefined {
  const is = edge[position]
  return is === undefined ? undefined : { is }
}

const beyond: Sentence = { fr: 'Au-delà de la grille', en: 'Beyond the edge of the grid' }
