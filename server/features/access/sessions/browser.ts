import type { FastifyRequest } from 'fastify'
import type { Browser } from './session-queries.ts'

/** Returns how the browser of a request names itself, and its network address. */
export function browserOf(request: FastifyRequest): Browser {
  return { userAgent: (request.headers['user-agent'] ?? '').slice(0, 400), address: request.ip }
}
