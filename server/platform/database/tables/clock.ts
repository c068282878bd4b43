import { instantAt } from '@filao/domain/kernel/time'
import type { Log } from '#platform/log'
import type { Database } from '../connect.ts'

/** How far the clocks of the server and of the database may differ. */
const toleratedMs = 30_000
const minuteMs = 60_000

/** The database's clock, which is the same for every process that works on it. */
export type DatabaseClock = {
  /** The instant by that clock, carried on since it was last read. */
  now: () => string
  /** Reads it again. Throws when the database does not answer. */
  read: () => Promise<void>
  /** Says that the server's own clock was within 30 seconds of it when it was last read. */
  isNear: () => boolean
  stop: () => void
}

/**
 * Reads the database's clock, now and each minute. A server's clock that differs by more than 30 seconds is logged each minute
 * with the seconds: positive where the server is ahead.
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
    // An answer that took its time is no difference: the database read its clock somewhere between the two.
    aheadMs = Math.max(0, sent - readMs) + Math.min(0, received - readMs)
  }
  const isNear = () => Math.abs(aheadMs) <= toleratedMs
  const readAndTell = async () => {
    await read()
    if (isNear()) return
    const seconds = Math.round(aheadMs / 1000)
    log.warn(
      { seconds },
      'the clocks of the server and of the database differ: no offer lapses through this server meanwhile',
    )
  }
  await readAndTell()
  const timer = setInterval(() => readAndTell().catch(() => undefined), minuteMs).unref()
  return {
    now: () => instantAt(readMs + performance.now() - readAt),
    read,
    isNear,
    stop: () => clearInterval(timer),
  }
}
