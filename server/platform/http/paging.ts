import type { Page, Paging } from '@filao/domain/kernel/paging'
import { fieldProblem } from '@filao/domain/kernel/problem'
import type { z } from 'zod'

/** How many rows an answer holds when no `limit` was asked. */
const most = 10_000

/** What a query of one page needs: how many rows, and after which position to begin. */
export type PageAsked<Position> = { limit: number; after: Position | undefined }

/**
 * Reads `limit` and `cursor`. A position is what the list is ordered by, ending with the id: the schema checks it, since
 * a cursor comes from outside. A cursor that cannot be read is refused with 422.
 */
export function pageAsked<Position>(paging: Paging, position: z.ZodType<Position>): PageAsked<Position> {
  const limit = paging.limit ?? most
  if (paging.cursor === undefined) return { limit, after: undefined }
  const read = position.safeParse(decode(paging.cursor))
  if (read.success) return { limit, after: read.data }
  throw fieldProblem('cursor', 'pattern', {
    fr: 'Cette suite de liste est illisible. Reprenez la liste depuis le début.',
    en: 'This continuation of a list cannot be read. Start the list again.',
  })
}

/** The page, from a query that asked for one row more than `limit`: that row tells whether more follows. */
export function pageOf<Row, Position>(
  rows: Row[],
  total: number,
  { limit }: Pick<PageAsked<Position>, 'limit'>,
  position: (row: Row) => Position,
): Page<Row> {
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  const nextCursor = rows.length > limit && last ? encode(position(last)) : null
  return { rows: shown, total, nextCursor }
}

function encode(position: unknown): string {
  return Buffer.from(JSON.stringify(position)).toString('base64url')
}

function decode(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString())
  } catch {
    return undefined
  }
}
