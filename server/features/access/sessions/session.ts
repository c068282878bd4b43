import { hash, randomBytes } from 'node:crypto'
import type { CookieSerializeOptions } from '@fastify/cookie'
import type { Role } from '@filao/domain/access/roles'
import type { Language } from '@filao/domain/kernel/language.schema'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '#platform/config'
import type { Database, Tx } from '#platform/database/connect'
import { inTransaction } from '#platform/database/tenancy/tenant'
import type { Person } from '#platform/http/call'
import { watchStatement } from '#platform/observation/statements'
import { findSessionSql } from '../user/queries.ts'
import { browserOf } from './browser.ts'
import { type Browser, deleteSession, insertSession, touchSession } from './session-queries.ts'

export type SessionCookie = { name: string; options: CookieSerializeOptions }

/** The session's cookie; over https its name forbids any other host or path to set it. */
export function sessionCookie({ publicUrl }: Pick<Config, 'publicUrl'>): SessionCookie {
  const secure = publicUrl.startsWith('https://')
  return {
    name: secure ? '__Host-filao_session' : 'filao_session',
    options: { httpOnly: true, sameSite: 'strict', path: '/', secure },
  }
}

const ninetyDays = 90 * 24 * 3600

/** Creates a session with a token of its own: 256 random bits, stored hashed. */
export async function openSession(
  tx: Tx,
  userId: number,
  cookie: SessionCookie,
  reply: FastifyReply,
  browser: Browser,
): Promise<void> {
  const token = randomBytes(32).toString('base64url')
  await insertSession(tx, hashToken(token), userId, browser)
  reply.setCookie(cookie.name, token, { ...cookie.options, maxAge: ninetyDays })
}

export async function closeSession(tx: Tx, tokenHash: Buffer): Promise<void> {
  await deleteSession(tx, tokenHash)
}

/** Hashes a token. Only the hash is stored, so a reader of the database cannot sign in with it. */
export function hashToken(token: string): Buffer {
  return hash('sha256', token, 'buffer')
}

type Found = {
  user_id: number
  company_id: number | null
  role: Role
  language: Language
  last_seen_at: string
  must_change_password: boolean
  must_set_factor: boolean
}

/** Finds the user who makes a request. A session in use is prolonged every five minutes. */
export function callerFinder(db: Database, cookie: SessionCookie): (request: FastifyRequest) => Promise<Person | null> {
  return async (request) => {
    const token = request.cookies[cookie.name]
    if (!token) return null
    const sessionHash = hashToken(token)
    const { isDirect } = await db.binding()
    const name = isDirect ? { name: 'find_session' } : {}
    const { rows } = await watchStatement(db.log, findSessionSql, () =>
      db.pool.query<Found>({ ...name, text: findSessionSql, values: [sessionHash] }),
    )
    const found = rows[0]
    if (!found) return null
    if (Date.now() - Date.parse(found.last_seen_at) > 300_000) {
      await inTransaction(db, { identity: true }, (tx) => touchSession(tx, sessionHash, browserOf(request)))
    }
    return {
      userId: found.user_id,
      key: null,
      companyId: found.company_id,
      role: found.role,
      language: found.language,
      sessionHash,
      mustChangePassword: found.must_change_password,
      mustSetFactor: found.must_set_factor,
    }
  }
}
