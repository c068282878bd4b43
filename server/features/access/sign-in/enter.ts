import type { Session, User } from '@filao/domain/access/user'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Tx } from '#platform/database/connect'
import { factsOf, notify } from '../proof/notice.ts'
import { browserOf } from '../sessions/browser.ts'
import { closeSession, hashToken, openSession, type SessionCookie, sessionCookie } from '../sessions/session.ts'
import type { AccessParts } from '../user/access-parts.ts'
import { loadSessionCompany } from '../user/queries.ts'
import { type Devices, knownDevices } from './device.ts'
import { endPending, type PendingCookie, pendingCookie } from './pending.ts'

/** The cookies of signing in, and the parts that it needs. */
export type Door = { session: SessionCookie; pending: PendingCookie; devices: Devices; parts: AccessParts }

export function openDoor(parts: AccessParts): Door {
  const { config } = parts
  return { session: sessionCookie(config), pending: pendingCookie(config), devices: knownDevices(config), parts }
}

/** A user who has shown all that their sign-in asks for. */
type Proven = User & { passwordHash: string | null; signedInAt: string | null }

/**
 * Opens a session, which replaces the browser's earlier one. Mails the user when they signed in before, but never on
 * this browser.
 */
export async function enter(
  { tx, request, reply }: { tx: Tx; request: FastifyRequest; reply: FastifyReply },
  { passwordHash, signedInAt, ...user }: Proven,
  { session, pending, devices, parts }: Door,
): Promise<Session> {
  const earlier = request.cookies[session.name]
  if (earlier !== undefined) await closeSession(tx, hashToken(earlier))
  await openSession(tx, user.id, session, reply, browserOf(request))
  await endPending(tx, request, reply, pending)
  if (passwordHash !== null) {
    const owner = { id: user.id, passwordHash }
    const isKnown = devices.find(request, owner) !== null
    if (!isKnown && signedInAt !== null) await notify(tx, user, 'new_device', factsOf(request), parts)
    devices.remember(reply, owner)
  }
  return { user, company: await loadSessionCompany(tx, user.companyId) }
}
