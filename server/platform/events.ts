import type { Database } from './database/connect.ts'
import { hear } from './database/notifications.ts'
import { channel, listRecentEvents, type StoredEvent } from './database/tables/events.ts'
import { inTransaction } from './database/tenancy/tenant.ts'

type Listener = (event: StoredEvent) => void

/** Who is told what changed in which company, in this process. */
export type Events = {
  /** Tells the listener of every change of the company from now on. Returns how to stop. */
  listen: (companyId: number, listener: Listener) => () => void
  stop: () => Promise<void>
}

/** How often the database is asked where its notifications do not come through (a pooler), in milliseconds. */
const everyMs = 3000

/**
 * Follows the events of every process on the database. A notification says that there are some; the table says which, so
 * nothing is lost when a notification is.
 */
export function followEvents(db: Database): Events {
  const listeners = new Map<number, Set<Listener>>()
  const seen = new Set<number>()
  let isReading = false
  let isAskedAgain = false

  const read = async (): Promise<void> => {
    if (isReading) {
      isAskedAgain = true
      return
    }
    isReading = true
    do {
      isAskedAgain = false
      await tell().catch((err) => db.log.warn({ err }, 'events could not be read'))
    } while (isAskedAgain)
    isReading = false
  }

  const tell = async (): Promise<void> => {
    if (listeners.size === 0) return
    const recent = await inTransaction(db, { identity: true }, listRecentEvents)
    for (const event of recent.filter(({ id }) => !seen.has(id))) {
      for (const listener of listeners.get(event.companyId) ?? []) listener(event)
    }
    seen.clear()
    for (const { id } of recent) seen.add(id)
  }

  const timer = setInterval(() => void read(), everyMs)
  const hearing = hear(db, channel, () => void read())
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
      clearInterval(timer)
      await hearing.stop()
    },
  }
}
