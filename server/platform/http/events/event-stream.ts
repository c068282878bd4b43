import { checkFactorSet } from '@filao/domain/access/factor/second-factor'
import { personsOnly } from '@filao/domain/access/key/key-permissions'
import { checkOwnPassword } from '@filao/domain/access/own-password'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Database, Tx } from '#platform/database/connect'
import { listEventsSince, readClock, type StoredEvent, timeOfEvent } from '#platform/database/tables/events'
import { inTransaction } from '#platform/database/tenancy/tenant'
import type { Events } from '#platform/feature/events'
import type { Caller, FindCaller } from '../call.ts'
import { notFound, unauthenticated } from '../problems.ts'
import { sharedChecks } from './shared-checks.ts'
import { type StreamWriter, startStream } from './stream-writer.ts'

type Parts = {
  db: Database
  events: Events
  findCaller: FindCaller
  heartbeatMs?: number
}

type OpenStream = StreamWriter & { session: string }

/**
 * The interval between comments that keep proxies from closing the stream; the session is checked again each time, and
 * when users have changed.
 */
const everyMs = 20_000

/** Streams of one session in this process: more tabs than people keep in use, and a limit for scripts. */
const mostOfSession = 20

/**
 * The rest in milliseconds between two checks of a session, which all its streams share: many streams and many changes
 * of users would ask the database for every stream and change.
 */
const restMs = 500

/**
 * Retry delays for the browser, in milliseconds: short after a lost connection, long after it was closed for another
 * tab.
 */
const retryMs = { soon: 2000, later: 30_000 }

/**
 * `GET /companies/{id}/events?age={ms}`: the changes in the company, by top-level path, as server-sent events. It
 * begins with those since the caller's oldest data was read, `age` milliseconds ago. `Last-Event-ID` resumes a broken
 * stream: the id of an event, or of the head, which every stream sends first. Where events since then may be gone a
 * `reset` says that anything may have changed. One stream too many of a session ends its oldest, which the browser
 * resumes half a minute later: tabs beyond the limit take turns.
 */
export function serveEvents(app: FastifyInstance, { db, events, findCaller, heartbeatMs = everyMs }: Parts): void {
  const open = new Set<OpenStream>()
  const checkOnce = sharedChecks<Caller | null>(restMs)
  app.addHook('preClose', async () => {
    for (const stream of open) stream.end()
  })
  app.get('/api/companies/:companyId/events', async (request, reply) => {
    const caller = await findCaller(request, reply)
    if (!caller) throw unauthenticated()
    if (caller.key) throw personsOnly()
    checkOwnPassword(caller)
    checkFactorSet(caller)
    const { companyId, userId } = caller
    if (companyId === null || (request.params as { companyId: string }).companyId !== String(companyId))
      throw notFound()
    reply.hijack()
    if (reply.raw.destroyed) return
    const stream = { ...startStream(reply), session: caller.sessionHash.toString('hex') }
    makeRoom(open, stream.session)
    open.add(stream)
    const queue = eventQueue(stream.write)
    const checkSession = async () => {
      const still = await checkOnce(stream.session, () => findCaller(request, reply)).catch(() => caller)
      if (still?.companyId === companyId) stream.write(': still here\n\n')
      else stream.end()
    }
    const stopListening = events.listen(companyId, (event) => {
      queue.add(event)
      // A member may have been removed, or a session ended.
      if (event.top === 'users') void checkSession()
    })
    const heartbeat = setInterval(checkSession, heartbeatMs)
    stream.onEnd(() => {
      clearInterval(heartbeat)
      stopListening()
      open.delete(stream)
    })
    stream.write(retryAfter(retryMs.soon))
    try {
      const { now, missed } = await inTransaction(db, { companyId, userId }, (tx) => catchUp(tx, companyId, request))
      // A stream that breaks before its first event is resumed from here.
      stream.write(`id: ${headPrefix}${now}\nevent: head\ndata: {}\n\n`)
      if (!missed) stream.write('event: reset\ndata: {}\n\n')
      queue.flushAfter(missed ?? [])
    } catch (err) {
      request.log.warn({ err }, 'missed events could not be read')
      stream.end()
    }
  })
}

function retryAfter(ms: number): string {
  return `retry: ${ms}\n\n`
}

/** Ends the oldest streams of a session that is at its limit. */
function makeRoom(open: Set<OpenStream>, session: string): void {
  const own = [...open].filter((stream) => stream.session === session)
  for (const oldest of own.slice(0, Math.max(0, own.length - mostOfSession + 1))) {
    oldest.write(retryAfter(retryMs.later))
    oldest.end()
  }
}

/** Delays new events until the missed ones have been written, and dedupes the two. */
function eventQueue(write: (text: string) => void) {
  let waiting: StoredEvent[] | null = []
  const written = new Set<number>()
  const add = (event: StoredEvent): void => {
    if (waiting) waiting.push(event)
    else if (!written.delete(event.id)) write(format(event))
  }
  return {
    add,
    flushAfter(missed: StoredEvent[]): void {
      for (const { id } of missed) written.add(id)
      write(missed.map(format).join(''))
      const kept = waiting ?? []
      waiting = null
      for (const event of kept) add(event)
    },
  }
}

/** Marks the id of a stream's head, which is a time of the database's clock and no id of an event. */
const headPrefix = 'at-'

/**
 * The milliseconds before the caller's last event, or oldest data, from which events are sent: a change shows only
 * after its commit, and data was read before its answer arrived.
 */
const marginMs = 60_000

/** Returns the database's time, and the events that the caller has missed; undefined when these are not known. */
async function catchUp(tx: Tx, companyId: number, { headers, query }: FastifyRequest) {
  const now = await readClock(tx)
  const lastId = headers['last-event-id']?.toString()
  const { age } = query as { age?: string }
  if (!lastId && !age) return { now, missed: [] }
  const last = lastId ? await timeOf(tx, companyId, lastId) : now - Number(age)
  if (last === undefined || Number.isNaN(last)) return { now, missed: undefined }
  const events = await listEventsSince(tx, companyId, { since: last - marginMs, now })
  return { now, missed: events?.filter(({ id }) => String(id) !== lastId) }
}

/** Returns the time of the last id that a stream sent, in Unix milliseconds; undefined when it is not known. */
async function timeOf(tx: Tx, companyId: number, lastId: string): Promise<number | undefined> {
  const id = Number(lastId.replace(headPrefix, ''))
  if (!Number.isSafeInteger(id) || id < 1) return undefined
  return lastId.startsWith(headPrefix) ? id : await timeOfEvent(tx, companyId, id)
}

function format({ id, top, key }: StoredEvent): string {
  return `id: ${id}\nevent: changed\ndata: ${JSON.stringify({ top, key })}\n\n`
}
