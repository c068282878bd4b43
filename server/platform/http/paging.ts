import type { Page, Paging } from '@filao/domain/kernel/paging'
import { fieldProblem } from '@filao/domain/kernel/problem'

/** The most rows of a list without a `limit`. */
const whole = 10_000

/** Reads one page of a list. A cursor is the number of rows on the pages before it. */
export async function page<Row>(
  { limit = whole, cursor }: Paging,
  read: (part: { limit: number; offset: number }) => Promise<{ rows: Row[]; total: number }>,
): Promise<Page<Row>> {
  const offset = cursor === undefined ? 0 : decodeCursor(cursor)
  const part = await read({ limit, offset })
  const { rows } = part
  // Most lists count with their rows; a page after the last one has none.
  const { total } = rows.length === 0 && offset > 0 ? await read({ limit: 1, offset: 0 }) : part
  const next = offset + rows.length
  return { rows, total, nextCursor: rows.length > 0 && next < total ? encodeCursor(next) : null }
}

function encodeCursor(offset: number): string {
  return Buffer.from(`after ${offset}`).toString('base64url')
}

function decodeCursor(cursor: string): number {
  const match = /^after (\d{1,9})$/.exec(Buffer.from(cursor, 'base64url').toString())
  if (match) return Number(match[1])
  throw fieldProblem('cursor', 'pattern', {
    fr: 'Ce curseur ne vient pas d’une réponse de cette liste.',
    en: 'This cursor does not come from an answer of this list.',
  })
}
