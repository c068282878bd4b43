import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '../database/connect.ts'
import { hear } from '../database/notifications.ts'
import { channel, listRecentEvents, type StoredEvent } from '../database/tables/events.ts'
import { inTransaction } from '../database/tenancy/tenant.ts'
import { logRepeated } from '../repeated-errors.ts'

type Listener = (event: StoredEvent) => void

/** The listeners of the changes in each company, in this process. */
export type Events = {
  /** Calls the listener for every change of the company from now on. Returns the function that stops it. */
  listen: (companyId: number, listener: Listener) => () => void
  stop: () => Promise<void>
}

/** The interval between polls of the database where its notifications do not arrive (a pooler), in milliseconds. */
const everyMs = 3000

/**
 * The rest between two readings, as a multiple of the time that the first one took, and at most a second. A reading has
 * the last minute of every company: many changes in one of them would otherwise keep a connection and the process busy
 * for all.
 */
const rest = { times: 3, mostMs: 1000 }

/**
 * Follows the events of every process on the database. A notification only says that there are new ones; they are read
 * from the table, all that came since the last reading, so neither a lost notification nor a lost database loses one.
 */
export function followEvents(db: Database): Events {
  const listeners = new Map<number, Set<Listener>>()
  const seen = new Set<number>()
  let readAt = Date.now()
  let isReading = false
  let isAskedAgain = false
  let isStopped = false
  const logFailure = logRepeated(db.log, 'events could not be read')

  const read = async (): Promise<void> => {
    if (isReading) {
      isAskedAgain = true
      return
    }
    isReading = true
    do {
      isAskedAgain = false
      const from = performance.now()
      await notify().catch(logFailure)
      await wait(Math.min((performance.now() - from) * rest.times, rest.mostMs), undefined, { ref: false })
    } while (isAskedAgain && !isStopped)
    isReading = false
  }

  const notify = async (): Promise<void> => {
    const now = Date.now()
    if (listeners.size > 0) await notifySince(Math.max(0, now - readAt))
    readAt = now
  }

  const notifySince = async (unreadMs: number): Promise<void> => {
    const recent = await inTransaction(db, { identity: true }, (tx) => listRecentEvents(tx, unreadMs))
    for (const event of recent.filter(({ id }) => !seen.has(id))) {
      for (const listener of listeners.get(event.companyId) ?? []) listener(event)
    }
    seen.clear()
    for (const { id } of recent) seen.add(id)
  }

  const timer = setInterval(() => void read(), everyMs)
  const logDeafness = logRepeated(
    db.log,
    'notifications of the database do not arrive: changes show three seconds late',
  )
  const hearing = hear(db, channel, () => void read(), logDeafness)
  return {
    listen(companyId, listener) {
      const ofCompany = listeners.get(companyId) ?? new Set()
      listeners.set(companyId, ofCompany.add(listener))
      return () => {
        ofCompany.delete(listener)
        if (ofCompany.size === 0) listeners.delete(companyId)
      }
    },
    async stop() {
      isStopped = true
      clearInterval(timer)
      await hearing.stop()
    },
  }
}
