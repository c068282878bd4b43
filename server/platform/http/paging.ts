import type { Page, Paging } from '@filao/domain/kernel/paging'
import { fieldProblem } from '@filao/domain/kernel/problem'

/** The most rows of a list without a `limit`. */
const whole = 10_000

/**
 * Limits of the search for a page whose rows have shifted: rows before and behind its former position. The second one
 * is used where the first finds nothing.
 */
const reaches = [500, 5_000]

type Named = { id: number } | { seq: number } | { key: string }
type Read<Row> = (part: { limit: number; offset: number }) => Promise<{ rows: Row[]; total: number }>

/** The number of rows on the pages before, and the names of the two rows between which the page begins. */
type Cursor = { offset: number; last?: string | undefined; next?: string | undefined }

/**
 * Reads one page of a list. It begins behind the last row of the page before, wherever that row is now, so rows that
 * are added or deleted meanwhile shift no other out of the pages.
 */
export async function page<Row extends Named>({ limit = whole, cursor }: Paging, read: Read<Row>): Promise<Page<Row>> {
  const after = cursor === undefined ? { offset: 0 } : decodeCursor(cursor)
  // Reads one row more on both sides: the one before shows if rows have shifted, the one behind if another page
  // follows.
  const readFrom = (begin: number) => read({ limit: limit + 1 + Math.min(begin, 1), offset: Math.max(begin - 1, 0) })
  let begin = after.offset
  let part = await readFrom(begin)
  if (hasShifted(part.rows, after)) {
    begin = await findBegin(after, read)
    part = await readFrom(begin)
  }
  // Most lists count with their rows; a page after the last one has none.
  const { total } = part.rows.length === 0 && begin > 0 ? await read({ limit: 1, offset: 0 }) : part
  const known = part.rows.slice(Math.min(begin, 1))
  const rows = known.slice(0, limit)
  const [last, next] = [rows.at(-1), known[limit]]
  return { rows, total, nextCursor: last && next ? encodeCursor(begin + limit, last, next) : null }
}

function hasShifted(rows: Named[], { last, next }: Cursor): boolean {
  return last !== undefined && nameOf(rows[0]) !== last && nameOf(rows[1]) !== next
}

/**
 * Finds the present position of the next page: after the last row of the page before, or at its own first row where
 * that one is gone. Of both, the row nearer to its former position decides: a changed one can move through the whole
 * list.
 */
async function findBegin({ offset, last, next }: Cursor, read: Read<Named>): Promise<number> {
  for (const reach of reaches) {
    const from = Math.max(offset - reach, 0)
    const names = (await read({ limit: offset - from + reach, offset: from })).rows.map(nameOf)
    const begins = names.flatMap((name, index) =>
      name === last ? from + index + 1 : name === next ? from + index : [],
    )
    const [nearest] = begins.sort((a, b) => Math.abs(a - offset) - Math.abs(b - offset) || a - b)
    if (nearest !== undefined) return nearest
  }
  // Both are gone, so at least one row is missing before the page.
  return Math.max(offset - 1, 0)
}

function nameOf(row: Named | undefined): string | undefined {
  if (!row) return undefined
  if ('key' in row) return row.key
  return String('seq' in row ? row.seq : row.id)
}

function encodeCursor(offset: number, last: Named, next: Named): string {
  return Buffer.from(`after ${offset} ${nameOf(last)} ${nameOf(next)}`).toString('base64url')
}

function decodeCursor(cursor: string): Cursor {
  const match = /^after (\d{1,9})(?: (\w{1,20}) (\w{1,20}))?$/.exec(Buffer.from(cursor, 'base64url').toString())
  if (match) return { offset: Number(match[1]), last: match[2], next: match[3] }
  throw fieldProblem('cursor', 'pattern', {
    fr: 'Ce curseur ne vient pas d’une réponse de cette liste.',
    en: 'This cursor does not come from an answer of this list.',
  })
}
