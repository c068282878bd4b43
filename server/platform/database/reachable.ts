import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from './connect.ts'
import { dbProblem } from './problems.ts'

/** The longest wait for a database that is still starting, and the pause between two attempts, in milliseconds. */
const timeoutMs = 60_000
const pauseMs = 500

/**
 * Resolves as soon as the database accepts a connection, and logs once that it has to wait. Throws at once what waiting
 * cannot mend (a wrong password, an unknown database, no TLS), and a sentence after a minute. Each names the setting,
 * and no password.
 */
export async function untilReachable(db: Database, waitMs = timeoutMs): Promise<void> {
  const startedAt = performance.now()
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.ping()
    } catch (error) {
      if (isRefusal(error)) throw refused('DATABASE_URL', error)
      const seconds = waitMs / 1000
      if (attempt === 1)
        db.log.warn(
          { err: error },
          `the database of DATABASE_URL does not answer yet: waiting up to ${seconds} seconds`,
        )
      if (performance.now() - startedAt + pauseMs > waitMs) {
        const cause = messageOf(error as AggregateError)
        throw new Error(`The database of DATABASE_URL did not answer within ${seconds} seconds: ${cause}`, {
          cause: error,
        })
      }
    }
    await wait(pauseMs)
  }
}

/** Throws where the direct address is refused. One that does not answer now is heard later, as after a failover. */
export async function refuseWrongDirect(db: Database): Promise<void> {
  const client = db.client({ name: 'start', direct: true, connectionTimeoutMillis: 5000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
  } catch (error) {
    if (isRefusal(error)) throw refused('DATABASE_DIRECT_URL', error)
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Tells what waiting cannot mend. PgBouncer has the code of a lost connection for it, and only its words differ. */
function isRefusal(error: unknown): boolean {
  const isPooler = /authentication failed|no such (user|database)/.test((error as Error).message)
  return isPooler || dbProblem(error)?.code !== 'unavailable'
}

function refused(setting: string, error: unknown): Error {
  const { message } = error as Error
  const reason = /password must be a/.test(message) ? 'a password is asked for, and the address has none' : message
  return new Error(`The database of ${setting} refuses the connection: ${reason}`, { cause: error })
}

/** A host with several addresses fails once for each, with no message of its own. */
function messageOf({ message, errors = [] }: AggregateError): string {
  return message || errors.map((one: Error) => one.message).join('; ')
}
