import type { Database, Tx } from '#platform/database/connect'
import { inSnapshot, inTransaction, type Scope } from '#platform/database/tenancy/tenant'
import { inTurns } from '#platform/turns'
import { isStrangerGroup } from './network.ts'

/** The transactions of one call. */
export type CallTransactions = {
  /** Runs the transaction in which the call is decided. */
  decide: <Result>(work: (tx: Tx) => Promise<Result>, now: string) => Promise<Result>
  /** Runs a transaction of its own. Within `decide` it waits for no slot, which only its own call might release. */
  apart: <Result>(work: (tx: Tx) => Promise<Result>) => Promise<Result>
  /** Reads at one instant in a transaction of its own, before `decide`. */
  snapshot: <Result>(work: (tx: Tx) => Promise<Result>) => Promise<Result>
}

/** Connections that one group (a company, a network address) leaves to the others, and the longest wait for one. */
const leftToOthers = 4
const timeoutMs = 5000

/**
 * Calls that work for long: one of each company, one slot for companies that asked for few of them lately, and a rest
 * after each part, since calls in a row would keep the processor and the database from all others.
 */
const longCalls = {
  atOnce: 2,
  perGroup: 1,
  waiting: 200,
  waitingPerGroup: 50,
  timeoutMs: 60_000,
  spare: { slots: 1, busyMs: 5000 },
  longestRestMs: 250,
  isStranger: isStrangerGroup,
}

/**
 * Shares the pool's connections between groups of callers, so that the locks of one company never hold all connections.
 * A call that works for long waits for its turn among such calls first, and holds no connection meanwhile. One
 * connection is left for transactions beside a call's own, and for the jobs.
 */
export function sharedConnections(
  db: Database,
): (caller: { group: string; isLong: boolean; signal: AbortSignal }, scope: Scope) => CallTransactions {
  const { max: poolSize } = db.pool.options
  const longTurns = inTurns(longCalls)
  const connections = inTurns({
    resource: 'database',
    atOnce: Math.max(1, poolSize - 1),
    perGroup: Math.max(1, poolSize - leftToOthers),
    waiting: 400,
    waitingPerGroup: 100,
    timeoutMs,
    spare: { slots: Math.min(2, leftToOthers), busyMs: 20_000 },
    isStranger: isStrangerGroup,
    strangersAtOnce: Math.max(1, Math.floor(poolSize / 3)),
  })
  return ({ group, isLong, signal }, scope) => {
    let holdsPlace = false
    const inTurn: typeof connections = (group, work, signal) =>
      isLong ? longTurns(group, () => connections(group, work, signal), signal) : connections(group, work, signal)
    return {
      decide: (work, now) =>
        inTurn(
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
        return holdsPlace ? run() : inTurn(group, run, signal)
      },
      snapshot: (work) => inTurn(group, () => inSnapshot(db, scope, work), signal),
    }
  }
}
