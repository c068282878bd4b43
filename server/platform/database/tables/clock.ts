import { instantAt } from '@filao/domain/kernel/time'
import type { Log } from '#platform/log'
import type { Database } from '../connect.ts'

/** The largest accepted difference between the clocks of the server and of the database. */
const toleratedMs = 30_000
const minuteMs = 60_000

/** The database's clock, which is the same for every process that uses it. */
export type DatabaseClock = {
  /** Returns the instant by that clock, counted on since it was last read. */
  now: () => string
  /** Reads it again. Throws when the database does not answer. */
  read: () => Promise<void>
  /** Returns true when the server's own clock was within 30 seconds of it at the last reading. */
  isNear: () => boolean
  stop: () => void
}

/**
 * Reads the database's clock, now and each minute. A server's clock that differs by more than 30 seconds is logged each
 * minute with the seconds: positive where the server is ahead.
 */
export async function followClock(db: Database, log: Log, serverNow = Date.now): Promise<DatabaseClock> {
  let readMs = 0
  let readAt = 0
  let aheadMs = 0
  const read = async () => {
    const sent = serverNow()
    const { rows } = await db.pool.query<{ ms: number }>(
      'select extract(epoch from clock_timestamp())::float8 * 1000 as ms',
    )
    const received = serverNow()
    readMs = rows[0]?.ms ?? Number.NaN
    readAt = performance.now()
    // The delay of an answer is no difference: the database read its clock somewhere between the two.
    aheadMs = Math.max(0, sent - readMs) + Math.min(0, received - readMs)
  }
  const isNear = () => Math.abs(aheadMs) <= toleratedMs
  const readAndNotify = async () => {
    await read()
    if (isNear()) return
    const seconds = Math.round(aheadMs / 1000)
    log.warn(
      { seconds },
      'the clocks of the server and of the database differ: no offer lapses through this server meanwhile',
    )
  }
  await readAndNotify()
  const timer = setInterval(() => readAndNotify().catch(() => undefined), minuteMs).unref()
  return {
    now: () => instantAt(readMs + performance.now() - readAt),
    read,
    isNear,
    stop: () => clearInterval(timer),
  }
}
