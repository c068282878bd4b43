import type { Database, Tx } from '#platform/database/connect'
import { inTransaction, type Scope } from '#platform/database/tenancy/tenant'
import { inTurns } from '#platform/turns'

/** The transactions of one call. */
export type CallTransactions = {
  /** Runs the transaction in which the call is decided. */
  decide: <Result>(work: (tx: Tx) => Promise<Result>, now: string) => Promise<Result>
  /** Runs a transaction of its own. Within `decide` it waits for no slot, which only its own call might release. */
  apart: <Result>(work: (tx: Tx) => Promise<Result>) => Promise<Result>
}

/** Connections that one group (a company, a network address) leaves to the others, and the longest wait for one. */
const leftToOthers = 4
const patienceMs = 5000

/**
 * Shares the pool's connections between groups of callers, so that the locks of one company never hold all connections.
 * One connection is left for transactions beside a call's own, and for the jobs.
 */
export function sharedConnections(
  db: Database,
): (group: string, scope: Scope, signal: AbortSignal) => CallTransactions {
  const { max: poolSize } = db.pool.options
  const turns = inTurns({
    atOnce: Math.max(1, poolSize - 1),
    perGroup: Math.max(1, poolSize - leftToOthers),
    waiting: 400,
    waitingPerGroup: 100,
    patienceMs,
  })
  return (group, scope, signal) => {
    let holdsPlace = false
    return {
      decide: (work, now) =>
        turns(
          group,
          async () => {
            holdsPlace = true
            try {
              return await inTransaction(db, scope, work, now)
            } finally {
              holdsPlace = false
            }
          },
          signal,
        ),
      apart: (work) => {
        const run = () => inTransaction(db, scope, work)
        return holdsPlace ? run() : turns(group, run, signal)
      },
    }
  }
}
