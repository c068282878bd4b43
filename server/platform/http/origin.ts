import { Problem } from '@filao/domain/kernel/problem'
import type { FastifyRequest } from 'fastify'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses writes that another site, or another port of this host, makes the browser send. SameSite cookies do not tell
 * ports apart; `Sec-Fetch-Site` does, and `Origin` where a browser does not send it. Without both and without a cookie
 * no attack is possible, nor on a request with an API key: its cookies are ignored.
 */
export function checkOrigin(request: FastifyRequest, publicUrl: string): void {
  if (safeMethods.has(request.method) || bearerOf(request) !== null) return
  const site = request.headers['sec-fetch-site']
  if (site === 'same-origin') return
  if (site === undefined && isOwnOrigin(request, new URL(publicUrl))) return
  throw new Problem('forbidden', {
    fr: 'Cette demande vient d’un autre site.',
    en: 'This request comes from another site.',
  })
}

/** Compares the origin with the public one, since a proxy may rewrite the host, and with the requested host. */
function isOwnOrigin({ headers }: FastifyRequest, own: URL): boolean {
  if (headers.origin === undefined) return headers.cookie === undefined
  const from = URL.parse(headers.origin)
  return from?.protocol === own.protocol && (from.host === own.host || from.host === headers.host)
}

/**
 * Returns the token of `Authorization: Bearer`, null without one. A request that has one is made by a program: its
 * cookies are ignored. No other site can make a browser send this header, since the API answers no preflight request.
 */
export function bearerOf({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
  return /^Bearer(?: +(.*))?$/i.exec(headers.authorization ?? '')?.[1]?.trim() ?? null
}
