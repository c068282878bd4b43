import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { Log } from '../log.ts'
import { acceptTraceparent, beginSpan, runTraced, type Span, type Trace } from '../trace.ts'

/** A request that has been answered. The route is a pattern, so that no id or code is in it. */
export type ServedRequest = { method: string; route: string; status: number; seconds: number }

/** Returns the id that a proxy gave a request in `X-Request-Id`, or a new one. */
export function requestId({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id']
  return typeof given === 'string' && /^[\w.:-]{1,64}$/.test(given) ? given : randomUUID()
}

type Watching = { log: Log; slowMs: number; onAnswer: (answered: ServedRequest) => void }

/**
 * Gives each request its id, which is answered and logged, and continues the trace of its `traceparent`. Counts its
 * answer and logs it when it took longer than `slowMs`. Event streams last for hours and are neither.
 */
export function watchRequests(app: FastifyInstance, { log, slowMs, onAnswer }: Watching): void {
  app.decorateRequest('watched', null)
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('X-Request-Id', request.id)
    const received = acceptTraceparent(request.headers.traceparent)
    const route = request.routeOptions.url ?? '(none)'
    const span = beginSpan(
      `${request.method} ${route}`,
      { 'http.request.method': request.method, 'http.route': route },
      received,
    )
    const trace = { requestId: request.id, traceparent: span?.traceparent ?? received }
    request.watched = { trace, span }
    runTraced(trace, done)
  })
  // A body arrives in the context of its connection.
  app.addHook('preValidation', (request, _reply, done) => runTraced(request.watched?.trace ?? {}, done))
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions, watched } = request
    const { statusCode: status, elapsedTime } = reply
    watched?.span?.end({ failed: status >= 500, attributes: { 'http.response.status_code': status } })
    if (reply.sent && reply.raw.getHeader('content-type')?.toString().startsWith('text/event-stream')) return
    const route = routeOptions.url ?? '(none)'
    const ms = Math.round(elapsedTime)
    onAnswer({ method, route, status, seconds: elapsedTime / 1000 })
    const isSlow = elapsedTime > slowMs
    const line = { reqId: request.id, method, route, status, ms }
    runTraced(watched?.trace ?? {}, () => log[isSlow ? 'warn' : 'debug'](line, isSlow ? 'slow request' : 'request'))
  })
}

declare module 'fastify' {
  interface FastifyRequest {
    watched: { trace: Trace; span: Span | null } | null
  }
}
