import { setImmediate } from 'node:timers/promises'

/** Rows that are worked on before other requests get a turn: thousands at once would stop them for half a second. */
const rowsAtOnce = 200

/** Calls `work` with parts of the rows, lets other requests go on in between, and returns the results in order. */
export async function inParts<Row, Result>(
  rows: readonly Row[],
  work: (part: readonly Row[]) => Result,
): Promise<Result[]> {
  const results: Result[] = []
  for (let at = 0; at < rows.length; at += rowsAtOnce) {
    if (at > 0) await setImmediate()
    results.push(work(rows.slice(at, at + rowsAtOnce)))
  }
  return results
}
