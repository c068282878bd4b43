import { Problem } from '@filao/domain/kernel/problem'
import type { FastifyRequest } from 'fastify'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses writes that another site, or another port of this host, makes the browser send. SameSite cookies do not tell
 * ports apart; `Sec-Fetch-Site` does, and `Origin` where a browser does not send it. Without both and without a cookie
 * nothing can be abused.
 */
export function checkOrigin(request: FastifyRequest): void {
  if (safeMethods.has(request.method)) return
  const site = request.headers['sec-fetch-site']
  if (site === 'same-origin') return
  if (site === undefined && isOwnOrigin(request)) return
  throw new Problem('forbidden', {
    fr: 'Cette demande vient d’un autre site.',
    en: 'This request comes from another site.',
  })
}

function isOwnOrigin(request: FastifyRequest): boolean {
  const { origin, cookie, host } = request.headers
  if (origin === undefined) return cookie === undefined
  return URL.parse(origin)?.host === host
}
