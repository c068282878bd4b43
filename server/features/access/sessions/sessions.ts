import { deviceName } from '@filao/domain/access/device-name'
import type { OpenSession } from '@filao/domain/access/open-session'
import type { Tx } from '#platform/database/connect'
import { insertEvent } from '#platform/database/tables/events'
import { within } from '#platform/database/tenancy/tenant'
import type { Person } from '#platform/http/call'
import { notFound } from '#platform/http/problems'
import { deleteOwnSession, deleteSessions, listSessions } from './session-queries.ts'

type Whose = { userId: number; companyId: number | null }

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
export async function endSession(tx: Tx, person: Person, id: number): Promise<void> {
  if (!(await deleteOwnSession(tx, person.userId, id))) throw notFound()
  await closeScreens(tx, person)
}

/** Ends the user's sessions, all or all except one, and the sign-ins that wait for a second factor. */
export async function endSessions(tx: Tx, user: Whose, except?: Buffer): Promise<void> {
  await deleteSessions(tx, user.userId, except)
  await closeScreens(tx, user)
}

/** Tells the company's screens of a change of its users: those of an ended session then close. */
async function closeScreens(tx: Tx, { userId, companyId }: Whose): Promise<void> {
  if (companyId === null) return
  await within(tx, { companyId, userId }, () => insertEvent(tx, { companyId, top: 'users', key: null }))
}
