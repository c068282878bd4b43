import { rowsPerCall } from '@filao/domain/imports/outcome'
import type { ImportOutcome } from '@filao/domain/imports/outcome.schema'
import { useEffect, useRef, useState } from 'react'
import { openAttempts } from '#api/attempt'
import { markStale } from '#api/cache'
import { rememberOwnWrite } from '#api/own-writes'
import { ApiProblem, isProblem } from '#api/problem'
import { useProblemText } from '#ui/feedback/problem-text'
import type { Outcome } from './rows/import-state.ts'

/** A row to send: its line in the file, and the body of the contract. */
type ToSend<Thing> = { line: number; thing: Thing }

export type ImportCalls<Thing> = {
  check: (rows: Thing[]) => Promise<ImportOutcome>
  /** Calls with the same `importKey` are one import, which is undone as one. */
  create: (rows: Thing[], idempotencyKey: string, importKey: string) => Promise<ImportOutcome>
  /** The most rows of a call; a hundred when absent. */
  most?: number
}

type Parts<Thing> = {
  calls: ImportCalls<Thing>
  importKey: string
  /** The top-level path whose reads the import makes stale. */
  stale: string
  /** Takes the outcomes of a part of the rows, by their lines. */
  onOutcomes: (outcomes: ReadonlyMap<number, Outcome>) => void
  /** Asks to make room for the rows that are left; true once there is room. */
  askForRoom: (left: number) => Promise<boolean>
}

/**
 * Sends rows in parts of a hundred: first to learn their outcome, then to create them. `problem` is the failure that
 * stopped the sending because it would repeat for all the following rows.
 */
export function useCalls<Thing>({ calls, importKey, stale, onOutcomes, askForRoom }: Parts<Thing>) {
  const problemText = useProblemText()
  const [attempts] = useState(openAttempts)
  const isStopped = useRef(false)
  const [progress, setProgress] = useState<{ doing: 'check' | 'create'; done: number; total: number } | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  useEffect(
    () => () => {
      isStopped.current = true
    },
    [],
  )

  const createPart = async (part: ToSend<Thing>[]): Promise<ImportOutcome> => {
    const rows = part.map(({ thing }) => thing)
    // The same rows sent after an answer, or by another import, are another write.
    const key = attempts.begin({ path: importKey }, { body: rows })
    rememberOwnWrite(key)
    try {
      const answer = await calls.create(rows, key, importKey)
      attempts.end(key)
      return answer
    } catch (error) {
      attempts.end(key, error)
      throw error
    }
  }

  /** Sends all rows; returns true when none is left. */
  const send = async (doing: 'check' | 'create', rows: ToSend<Thing>[]): Promise<boolean> => {
    isStopped.current = false
    setProblem(null)
    let done = 0
    const isFinal = doing === 'create'
    while (done < rows.length && !isStopped.current) {
      setProgress({ doing, done, total: rows.length })
      const part = rows.slice(done, done + (calls.most ?? rowsPerCall))
      try {
        const answer = isFinal ? await createPart(part) : await calls.check(part.map(({ thing }) => thing))
        onOutcomes(new Map(answer.rows.map((row, at) => [part[at]?.line ?? 0, outcomeOf(row, isFinal)])))
      } catch (error) {
        if (isProblem(error, 'plan_limit') && (await askForRoom(rows.length - done))) continue
        if (!(error instanceof ApiProblem) || stopsAll(error.status)) {
          setProblem(problemText(error))
          break
        }
        onOutcomes(new Map(part.map(({ line }, at) => [line, failedOf(error, at, problemText(error), isFinal)])))
      }
      done += part.length
    }
    setProgress(null)
    if (isFinal) markStale(stale)
    return done >= rows.length
  }
  const stop = () => {
    isStopped.current = true
  }
  return { send, stop, progress, problem }
}

function outcomeOf({ state, message, path }: ImportOutcome['rows'][number], isFinal: boolean): Outcome {
  return { state, message, isFinal, path }
}

/** A refusal of the whole part names the row that is the reason; the others were not created either. */
function failedOf({ errors }: ApiProblem, at: number, message: string, isFinal: boolean): Outcome {
  const own = errors.filter(({ path }) => path.startsWith(`rows.${at}.`)).map((error) => error.message)
  return { state: 'failed', message: own.join(' ') || message, isFinal, path: null }
}

/**
 * Returns true for a failure that the following rows would meet too: no answer, no right, a full plan, a busy server.
 */
function stopsAll(status: number): boolean {
  return status === 0 || [401, 402, 403, 404, 429].includes(status) || status >= 500
}
