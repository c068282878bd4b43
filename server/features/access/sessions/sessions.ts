import { deviceName } from '@filao/domain/access/device-name'
import type { OpenSession } from '@filao/domain/access/open-session'
import type { Tx } from '#platform/database/connect'
import type { Person } from '#platform/http/call'
import { notFound } from '#platform/http/problems'
import { deleteOwnSession, listSessions } from './session-queries.ts'

/** Lists the browsers on which the user is signed in. */
export async function listOwnSessions(tx: Tx, { userId, sessionHash }: Person): Promise<OpenSession[]> {
  const sessions = await listSessions(tx, userId, sessionHash)
  return sessions.map(({ userAgent, address, ...session }) => ({
    ...session,
    device: deviceName(userAgent),
    address: address || null,
  }))
}

/** Ends one session of the user; one of somebody else is as unknown as one that does not exist. */
export async function endOwnSession(tx: Tx, { userId }: Person, id: number): Promise<void> {
  if (!(await deleteOwnSession(tx, userId, id))) throw notFound()
}
