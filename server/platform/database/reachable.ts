import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from './connect.ts'
import { dbProblem } from './problems.ts'

/** The longest wait for a database that is still starting, and the pause between two attempts, in milliseconds. */
const patienceMs = 60_000
const pauseMs = 500

/**
 * Resolves as soon as the database accepts a connection, and logs once that it has to wait. Throws at once what waiting cannot
 * mend (a wrong password, an unknown database), and a sentence after a minute.
 */
export async function untilReachable(db: Database, waitMs = patienceMs): Promise<void> {
  const startedAt = performance.now()
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.ping()
    } catch (error) {
      if (dbProblem(error)?.code !== 'unavailable') throw error
      const seconds = waitMs / 1000
      if (attempt === 1)
        db.log.warn({ err: error }, `the database does not answer yet: waiting up to ${seconds} seconds`)
      if (performance.now() - startedAt + pauseMs > waitMs) {
        const cause = messageOf(error as AggregateError)
        throw new Error(`The database did not answer within ${seconds} seconds: ${cause}`, { cause: error })
      }
    }
    await wait(pauseMs)
  }
}

/** A host with several addresses fails once for each, with no message of its own. */
function messageOf({ message, errors = [] }: AggregateError): string {
  return message || errors.map((one: Error) => one.message).join('; ')
}
