import type { Log } from '../log.ts'
import { writeDamped } from '../repeated-errors.ts'
import { inSpan } from '../trace.ts'

/** The time in milliseconds above which a statement is logged. */
const slowMs = 500
const mostText = 1000

/** Runs a statement: as a span of its request, and as a line of the log when it is slow. Values appear in neither. */
export async function watchStatement<Result>(log: Log, text: string, run: () => Promise<Result>): Promise<Result> {
  const from = performance.now()
  const attributes = () => ({ 'db.system.name': 'postgresql', 'db.query.text': withoutValues(text) })
  try {
    return await inSpan(commandOf(text), 'client', attributes, run)
  } finally {
    const ms = Math.round(performance.now() - from)
    if (ms > slowMs) logSlow(log, ms, withoutValues(text))
  }
}

/** Logs a slow statement; the same one is one line a minute, since polls on a busy machine would fill the log. */
function logSlow(log: Log, ms: number, statement: string): void {
  writeDamped(log, statement, (repeated) => log.warn({ ...repeated, ms, statement }, 'slow query'))
}

/** Replaces literals in a statement. Values are nearly always parameters, `$1`, which are not part of it. */
function withoutValues(text: string): string {
  return text
    .replaceAll(/'(?:[^']|'')*'/g, '?')
    .replaceAll(/(?<![\w$])\d+(?:\.\d+)?/g, '?')
    .replaceAll(/\s+/g, ' ')
    .slice(0, mostText)
}

function commandOf(text: string): string {
  return /^\s*(\w+)/.exec(text)?.[1]?.toLowerCase() ?? 'statement'
}
