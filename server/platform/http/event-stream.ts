import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '#platform/database/connect'
import { listEventsSince, type StoredEvent } from '#platform/database/events'
import { inTransaction } from '#platform/database/tenant'
import type { Events } from '#platform/events'
import { notFound, unauthenticated } from './problems.ts'
import type { Caller } from './serve.ts'

type Parts = { db: Database; events: Events; findCaller: (request: FastifyRequest) => Promise<Caller | null> }

/** A line now and then keeps proxies from closing the stream; the session is looked at again each time. */
const heartbeatMs = 20_000

/**
 * `GET /companies/{id}/events`: what changes in the company, by top-level path, as server-sent events. `Last-Event-ID`
 * takes a broken stream up again; where that event is too old a `reset` says that anything may have changed.
 */
export function serveEvents(app: FastifyInstance, { db, events, findCaller }: Parts): void {
  const open = new Set<FastifyReply>()
  app.addHook('preClose', async () => {
    for (const reply of open) reply.raw.end()
  })
  app.get('/api/companies/:companyId/events', async (request, reply) => {
    const caller = await findCaller(request)
    if (!caller) throw unauthenticated()
    const { companyId, userId } = caller
    if (companyId === null || (request.params as { companyId: string }).companyId !== String(companyId))
      throw notFound()
    const write = (text: string) => reply.raw.write(text)
    const stop = events.listen(companyId, (event) => write(format(event)))
    const missed = await missedEvents(db, { companyId, userId }, request.headers['last-event-id'])
    reply.hijack()
    reply.raw.writeHead(200, {
      ...(reply.getHeaders() as Record<string, string>),
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Accel-Buffering': 'no',
    })
    write(missed ? `retry: 2000\n\n${missed.map(format).join('')}` : 'event: reset\ndata: {}\n\n')
    open.add(reply)
    const heartbeat = setInterval(async () => {
      const still = await findCaller(request).catch(() => caller)
      if (still?.companyId === companyId) write(': still here\n\n')
      else reply.raw.end()
    }, heartbeatMs)
    reply.raw.on('close', () => {
      clearInterval(heartbeat)
      stop()
      open.delete(reply)
    })
  })
}

async function missedEvents(
  db: Database,
  scope: { companyId: number; userId: number },
  lastId: string | string[] | undefined,
): Promise<StoredEvent[] | undefined> {
  if (lastId === undefined) return []
  const id = Number(lastId)
  if (!Number.isSafeInteger(id) || id < 1) return undefined
  return await inTransaction(db, scope, (tx) => listEventsSince(tx, scope.companyId, id))
}

function format({ id, top, key }: StoredEvent): string {
  return `id: ${id}\nevent: changed\ndata: ${JSON.stringify({ top, key })}\n\n`
}
