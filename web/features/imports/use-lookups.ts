import { useEffect, useRef } from 'react'
import type { CheckedRow } from './rows/import-state.ts'

/** Finds texts for the fields that a row has no text for; null when nothing is known. */
export type Lookup = (
  texts: Readonly<Record<string, string>>,
  signal: AbortSignal,
) => Promise<Record<string, string> | null>

/** Concurrent lookups. */
const together = 4

/** Milliseconds between updates of the screen, so that a thousand answers do not slow it down. */
const everyMs = 250

/** Looks up each row that was not looked up before, while `isOn`. After a failure the row keeps the file's texts. */
export function useLookups(
  checked: readonly CheckedRow<unknown>[],
  lookup: Lookup | undefined,
  isOn: boolean,
  onFound: (found: ReadonlyMap<number, Record<string, string>>) => void,
): void {
  const latest = useRef({ checked, lookup, onFound })
  latest.current = { checked, lookup, onFound }
  useEffect(() => {
    if (!isOn) return
    const stop = new AbortController()
    const waiting = latest.current.checked.filter(({ row }) => row.found === null)
    let answers = new Map<number, Record<string, string>>()
    const show = () => {
      if (answers.size === 0) return
      latest.current.onFound(answers)
      answers = new Map()
    }
    const work = async () => {
      for (let next = waiting.shift(); next && !stop.signal.aborted; next = waiting.shift()) {
        const found = await latest.current.lookup?.(next.texts, stop.signal).catch(() => null)
        answers.set(next.row.line, found ?? {})
      }
    }
    for (let worker = 0; worker < together; worker++) void work()
    const timer = setInterval(show, everyMs)
    return () => {
      stop.abort()
      clearInterval(timer)
    }
  }, [isOn])
}
