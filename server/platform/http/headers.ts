import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import helmet from 'helmet'

type Settings = { isHttps: boolean; mapTilesUrl: string | null }

/**
 * Returns the security headers. Scripts come from this origin only; the component library writes its styles at run
 * time. Pictures also come from the map tile server; a fetched document is shown in a frame of the page.
 */
export function securityHeaders({ isHttps, mapTilesUrl }: Settings): Record<string, string> {
  return headersOf(
    helmet({
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          defaultSrc: ["'self'"],
          scriptSrc: ["'self'"],
          styleSrc: ["'self'", "'unsafe-inline'"],
          imgSrc: ["'self'", 'data:', 'blob:', ...tileSources(mapTilesUrl)],
          fontSrc: ["'self'", 'data:'],
          connectSrc: ["'self'"],
          frameSrc: ['blob:'],
          objectSrc: ["'none'"],
          baseUri: ["'none'"],
          formAction: ["'self'"],
          frameAncestors: ["'none'"],
        },
      },
      strictTransportSecurity: isHttps,
      referrerPolicy: { policy: 'no-referrer' },
      crossOriginEmbedderPolicy: false,
    }),
  )
}

/**
 * Sends the security headers with every answer to a request that reaches a route. No browser stores an answer of the
 * API, which people who share a computer could read; a file sets its own cache time.
 */
export function sendSecurityHeaders(app: FastifyInstance, headers: Record<string, string>): void {
  app.addHook('onRequest', async (_request, reply) => void reply.headers(headers))
  app.addHook('onSend', async (request, reply) => {
    const isApi = request.routeOptions.url?.startsWith('/api/')
    if (isApi && !reply.hasHeader('Cache-Control')) reply.header('Cache-Control', 'no-store')
  })
}

/** Returns the headers that a helmet sets on every answer. They depend on no request, so they are written once. */
function headersOf(middleware: ReturnType<typeof helmet>): Record<string, string> {
  const headers: Record<string, string> = {}
  const response = {
    setHeader: (name: string, value: string) => {
      headers[name] = value
    },
    removeHeader: () => undefined,
  }
  middleware({} as IncomingMessage, response as unknown as ServerResponse, () => undefined)
  return headers
}

/** Returns the origins of a map tile URL pattern; `{s}` in it matches any server of that name. */
export function tileSources(pattern: string | null): string[] {
  const origin = pattern ? /^https?:\/\/[^/?#]+/.exec(pattern)?.[0] : undefined
  return origin ? [origin.replace(/\{\w+\}/, '*')] : []
}
