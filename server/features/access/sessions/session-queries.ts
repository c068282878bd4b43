import { sql } from 'kysely'
import type { Tx } from '#platform/database/connect'

/** The browser of a request: how it names itself, and the network address as the server sees it. */
export type Browser = { userAgent: string; address: string }

/** Inserts a session, and stores the time of a user's first one. */
export async function insertSession(tx: Tx, tokenHash: Buffer, userId: number, browser: Browser): Promise<void> {
  await tx
    .insertInto('sessions')
    .values({ tokenHash, userId, ...browser })
    .execute()
  const user = tx.updateTable('users').set({ signedInAt: sql`now()` })
  await user.where('id', '=', userId).where('signedInAt', 'is', null).execute()
}

/** Prolongs a session. Callers do so every few minutes at most, so that most reads write nothing. */
export async function touchSession(tx: Tx, tokenHash: Buffer, browser: Browser): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ lastSeenAt: sql`now()`, ...browser })
    .where('tokenHash', '=', tokenHash)
    .execute()
}

/** Lists the sessions of a user that have not expired, last used first. */
export async function listSessions(tx: Tx, userId: number, current: Buffer) {
  return await tx
    .selectFrom('sessions')
    .select((row) => [
      'id',
      'userAgent',
      'address',
      'createdAt as startedAt',
      'lastSeenAt',
      row('tokenHash', '=', current).$castTo<boolean>().as('isCurrent'),
    ])
    .where('userId', '=', userId)
    .where('lastSeenAt', '>', sql<string>`now() - interval '30 days'`)
    .where('createdAt', '>', sql<string>`now() - interval '90 days'`)
    .orderBy('lastSeenAt', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

export async function deleteSession(tx: Tx, tokenHash: Buffer): Promise<void> {
  await tx.deleteFrom('sessions').where('tokenHash', '=', tokenHash).execute()
}

/** Ends a session of the user by its id; false when they have none with it. */
export async function deleteOwnSession(tx: Tx, userId: number, id: number): Promise<boolean> {
  const session = tx.deleteFrom('sessions').where('userId', '=', userId).where('id', '=', id)
  return (await session.executeTakeFirst()).numDeletedRows > 0n
}

/** Ends the user's sessions, all or all except one, and the sign-ins that wait for a second factor. */
export async function deleteSessions(tx: Tx, userId: number, except?: Buffer): Promise<void> {
  const all = tx.deleteFrom('sessions').where('userId', '=', userId)
  await (except ? all.where('tokenHash', '!=', except) : all).execute()
  await tx.deleteFrom('pendingSignIns').where('userId', '=', userId).execute()
}
