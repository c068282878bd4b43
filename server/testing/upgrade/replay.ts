import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'

/**
 * Runs the statements that an older version issued, with their values: `NNNN.jsonl` holds what it sent for the walk
 * through docs/API.md and for a quote that is offered, accepted and cancelled. Each line is a statement, or the number
 * of an earlier one, and its values. The database is empty before, so that ids repeat.
 */
export async function replayVersion(client: pg.Client, version: string): Promise<void> {
  const lines = (await readFile(join(import.meta.dirname, `${version}.jsonl`), 'utf8')).trimEnd().split('\n')
  const long: string[] = []
  for (const line of lines) {
    const [statement, ...values] = JSON.parse(line) as [string | number, ...unknown[]]
    const text = typeof statement === 'number' ? (long[statement] ?? '') : statement
    // Only long statements are referred to later.
    if (typeof statement === 'string' && text.length > 40) long.push(text)
    await client.query(text, values.length > 0 ? values.map(decoded) : undefined).catch((error) => {
      throw new Error(`${error.message}: ${text.slice(0, 300)}`, { cause: error })
    })
  }
}

/** Bytes are written as `{"hex": "…"}`. */
function decoded(value: unknown): unknown {
  const isBytes = typeof value === 'object' && value !== null && 'hex' in value
  return isBytes ? Buffer.from(String(value.hex), 'hex') : value
}
