import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import type { Database } from './connect.ts'

/**
 * Listens for notifications on a direct connection of its own, opened again whenever it is lost. `onNotification` is
 * also called each time the connection opens, since some may have been missed before; `onFailure` each time it cannot.
 */
export function hear(
  db: Database,
  channel: string,
  onNotification: () => void,
  onFailure: (err: unknown) => void,
): { stop: () => Promise<void> } {
  let client: pg.Client | null = null
  let isStopped = false
  const stopped = Promise.withResolvers<void>()
  const listenUntilStopped = async (): Promise<void> => {
    while (!isStopped) {
      const next = db.client({ name: 'events', direct: true, connectionTimeoutMillis: 2000 })
      client = next
      next.on('notification', onNotification)
      const lost = new Promise<void>((resolve) => {
        next.once('end', resolve)
        next.on('error', () => resolve())
      })
      const listening = next
        .connect()
        .then(() => next.query(`listen ${channel}`))
        .then(
          () => true,
          (err) => {
            if (!isStopped) onFailure(err)
            return false
          },
        )
      // A connection that is ended while it is opening may never report it.
      if (await Promise.race([listening, stopped.promise.then(() => false)])) {
        onNotification()
        await Promise.race([lost, stopped.promise])
      }
      if (isStopped) return
      // A server that answers but refuses to listen, such as a standby, leaves it open.
      void next.end().catch(() => undefined)
      await wait(1000, undefined, { ref: false })
    }
  }
  const hearing = listenUntilStopped()
  return {
    async stop() {
      isStopped = true
      stopped.resolve()
      await hearing
      const ended = client?.end().catch(() => undefined)
      await Promise.race([ended, wait(1000, undefined, { ref: false })])
    },
  }
}
