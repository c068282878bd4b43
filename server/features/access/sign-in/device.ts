import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { CookieSerializeOptions } from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '#platform/config'

/** A user with the password that they sign in with. */
type Owner = { id: number; passwordHash: string }

/** Reads and writes the browsers on which users signed in before. */
export type Devices = {
  /** Returns true when the browser claims to be a known one of some user. */
  hasAny: (request: FastifyRequest) => boolean
  /** Returns the name of the request's browser when its owner has signed in on it with their current password. */
  find: (request: FastifyRequest, owner: Owner) => string | null
  /** Remembers the browser as a known one of its owner, for a year. */
  remember: (reply: FastifyReply, owner: Owner) => void
}

const year = 365 * 24 * 3600

/**
 * A known device carries a cookie for each of its users: a random name, signed with a key derived from the stored
 * password hash, so that a new password ends them all. It gives no access: it only keeps the failures of strangers from
 * slowing its owner down, and no script can read it.
 */
export function knownDevices({ publicUrl }: Pick<Config, 'publicUrl'>): Devices {
  const secure = publicUrl.startsWith('https://')
  const options: CookieSerializeOptions = {
    httpOnly: true,
    sameSite: 'strict',
    path: '/api/auth',
    secure,
    maxAge: year,
  }
  const prefix = `${secure ? '__Secure-' : ''}filao_device_`
  const cookieName = ({ id }: Owner) => `${prefix}${id}`
  return {
    hasAny: ({ cookies }) => Object.keys(cookies).some((name) => name.startsWith(prefix)),
    find(request, owner) {
      const [name = '', signature = ''] = request.cookies[cookieName(owner)]?.split('.') ?? []
      const given = Buffer.from(signature, 'base64url')
      const expected = sign(name, owner)
      return given.length === expected.length && timingSafeEqual(given, expected) ? name : null
    },
    remember(reply, owner) {
      const name = randomBytes(16).toString('base64url')
      reply.setCookie(cookieName(owner), `${name}.${sign(name, owner).toString('base64url')}`, options)
    },
  }
}

function sign(name: string, { id, passwordHash }: Owner): Buffer {
  return createHmac('sha256', passwordHash).update(`filao device ${id} ${name}`).digest()
}
