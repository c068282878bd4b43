import { createVehicle } from '@filao/domain/fleet/contract'
import { useEffect, useRef, useState } from 'react'
import { markStale } from '#api/cache'
import { call } from '#api/call'
import { rememberOwnWrite } from '#api/own-writes'
import { ApiProblem } from '#api/problem'
import { useSession } from '#app/session'
import { useProblemText } from '#ui/feedback/problem-text'
import { type ImportRow, type RowChange, vehicleOf } from './import-rows.ts'

type ChangeRows = (to: (row: ImportRow) => RowChange | null) => void

/** Milliseconds between updates of the screen, so that a thousand outcomes do not slow the creation down. */
const everyMs = 200

/** Concurrent calls: a thousand vehicles take seconds, and after a stop only these are left to finish. */
const together = 3

/**
 * Creates vehicles by one call each. `halted` is the failure that stopped the creation because it would fail for all
 * the following ones.
 */
export function useCreation(changeRows: ChangeRows) {
  const { companyId } = useSession()
  const problemText = useProblemText()
  const keys = useRef(new Map<string, string>())
  const isStopped = useRef(false)
  const outcomes = useRef(new Map<string, ImportRow['outcome']>())
  const [isRunning, setIsRunning] = useState(false)
  const [halted, setHalted] = useState<string | null>(null)
  useEffect(
    () => () => {
      isStopped.current = true
    },
    [],
  )

  const createOne = async (row: ImportRow): Promise<'go on' | { halt: unknown }> => {
    const idempotencyKey = keys.current.get(row.plate) ?? crypto.getRandomValues(new Uint32Array(4)).join('-')
    keys.current.set(row.plate, idempotencyKey)
    rememberOwnWrite(idempotencyKey)
    try {
      await call(createVehicle, { params: { companyId }, body: vehicleOf(row), idempotencyKey })
      outcomes.current.set(row.plate, 'created')
      return 'go on'
    } catch (error) {
      const status = error instanceof ApiProblem ? error.status : 0
      // Without an answer the vehicle may have been created: a retry carries the same key.
      if (status > 0 && status < 500) keys.current.delete(row.plate)
      if (stopsAll(status)) {
        setHalted(problemText(error))
        return { halt: error }
      }
      outcomes.current.set(row.plate, { problem: problemText(error) })
      return 'go on'
    }
  }
  const show = () => {
    const shown = outcomes.current
    outcomes.current = new Map()
    changeRows(({ plate }) => {
      const outcome = shown.get(plate)
      return outcome ? { outcome } : null
    })
  }
  /**
   * Creates the vehicles of these rows. Returns the failure that would repeat for all the following ones, or null, and
   * the rows not tried.
   */
  const start = async (rows: ImportRow[]): Promise<{ halt: unknown; left: ImportRow[] }> => {
    isStopped.current = false
    setHalted(null)
    setIsRunning(true)
    const timer = setInterval(show, everyMs)
    const queue = [...rows]
    const reached = new Set<string>()
    let halt: unknown = null
    const work = async () => {
      for (let row = queue.shift(); row && !isStopped.current; row = queue.shift()) {
        const outcome = await createOne(row)
        if (outcome === 'go on') {
          reached.add(row.plate)
          continue
        }
        isStopped.current = true
        halt = outcome.halt
      }
    }
    await Promise.all(Array.from({ length: together }, work))
    clearInterval(timer)
    show()
    setIsRunning(false)
    markStale('vehicles')
    return { halt, left: rows.filter(({ plate }) => !reached.has(plate)) }
  }
  const stop = () => {
    isStopped.current = true
  }
  return { start, stop, isRunning, halted }
}

/**
 * Returns true for no answer, no session, a full plan, a missing right or a server error: the next vehicle would fail
 * too.
 */
function stopsAll(status: number): boolean {
  return status === 0 || [401, 402, 403, 429].includes(status) || status >= 500
}
