import { Binary, type BinaryResponse, type Endpoint, paramsSchema } from '@filao/domain/kernel/endpoint'
import type { Page } from '@filao/domain/kernel/paging'
import { Problem } from '@filao/domain/kernel/problem'
import { topLevel } from '@filao/domain/kernel/top-level'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Database } from '#platform/database/connect'
import { insertEvent } from '#platform/database/tables/events'
import type { Scope } from '#platform/database/tenancy/tenant'
import { callFiles } from '#platform/files/call-files'
import type { Files } from '#platform/files/files'
import { inParts } from '#platform/in-parts'
import { acceptFile } from '../accept.ts'
import type { ReadBody } from '../body/body.ts'
import type { AnyCall, Call, Caller, FindCaller } from '../call.ts'
import { sharedConnections } from '../call-transactions.ts'
import { clientSignal } from '../client-signal.ts'
import { sendBinary } from '../files/binary.ts'
import { once } from '../idempotency.ts'
import { turnGroup } from '../network.ts'
import { parseBody, parseParams, parseQuery, withoutRepeats } from '../parse.ts'
import { notJson } from '../problems.ts'
import { scopeOf } from '../scope.ts'
import { receiveFile } from '../upload.ts'
import { entityVersions } from '../versions.ts'

type Answer<E extends Endpoint> =
  E['response'] extends z.ZodArray<infer Row extends z.ZodType>
    ? z.input<E['response']> | Page<z.input<Row>>
    : z.input<E['response']>

/** A call without an answer may simply end. */
type NoAnswer<E extends Endpoint> = E['response'] extends z.ZodUndefined ? Promise<void> : never

/** A refusal is thrown to undo everything, or returned to keep what was written (an attempt that counts). */
type Handler<E extends Endpoint> = (call: Call<E>) => Promise<Answer<E> | Problem> | NoAnswer<E>

/** Asks an outside service before the transaction begins, so that no database connection waits for it. */
type Question<E extends Endpoint, Asked> = (call: Omit<Call<E>, 'tx'>) => Promise<Asked>

/** A handler with the result of the question. */
type AnswerTo<E extends Endpoint, Asked> = (call: Call<E>, asked: Asked) => ReturnType<Handler<E>>

/** Refuses a call with a file by its other fields, before the file is read: decoding a picture may take a second. */
type BeforeFile<E extends Endpoint> = (call: Omit<Call<E>, 'tx' | 'file' | 'now'>) => void

/** Serves a call of the contract: session, role, validation, one transaction, answer in the contract's shape. */
export type Serve = {
  <E extends Endpoint>(endpoint: E, handler: Handler<E>, checks?: { beforeFile: BeforeFile<E> }): void
  <E extends Endpoint, Asked>(endpoint: E, question: Question<E, Asked>, handler: AnswerTo<E, Asked>): void
}

type Step = (call: unknown, asked?: unknown) => Promise<unknown>
type Checks = { beforeFile: (call: unknown) => void }

type HttpParts = {
  db: Database
  files: Files
  now: () => string
  findCaller: FindCaller
  readBody: ReadBody
}

/**
 * Builds `serve` for one application; served calls are listed in `endpoints`, from which the documentation is
 * generated.
 */
export function server(app: FastifyInstance, parts: HttpParts): { serve: Serve; endpoints: Endpoint[] } {
  const endpoints: Endpoint[] = []
  const paths = new Set<string>()
  const versions = entityVersions()
  const transactionsOf = sharedConnections(parts.db)
  app.decorateRequest('allowed', null)
  const serve = (endpoint: Endpoint, first: Step, second?: Step | Checks) => {
    endpoints.push(endpoint)
    paths.add(withoutNames(endpoint.path))
    const paramsOf = paramsSchema(endpoint.path)
    const [question, handler] = typeof second === 'function' ? [first, second] : [undefined, first]
    const checks = typeof second === 'object' ? second : undefined
    const run = async (call: AnyCall) => {
      const answer = await handler(call, call.asked)
      if (answer instanceof Problem) return answer
      const body = await shape(endpoint, answer, call.request, call.reply)
      locate(endpoint, paths, body, call)
      return body
    }
    versions.add(endpoint, run)
    app.route({
      method: endpoint.method,
      url: `/api${endpoint.path}`,
      bodyLimit: endpoint.bodyBytes,
      config: { takesFile: endpoint.upload !== null },
      // A call is allowed before its body is read: a stranger's would cost memory and time.
      onRequest: async (request, reply) => {
        const caller = await parts.findCaller(request, reply)
        request.language = caller?.language ?? request.language
        request.allowed = { caller, scope: scopeOf(endpoint, caller, request.params) }
      },
      handler: async (request, reply) => {
        const signal = clientSignal(reply)
        const { caller, scope } = allowedOf(request)
        const group = turnGroup(caller?.companyId, request.ip)
        if (!endpoint.upload && request.isMultipart()) throw notJson()
        const params = parseParams(paramsOf, request.params)
        const query = parseQuery(endpoint, withoutRepeats(request.query))
        const { decide, apart, snapshot } = transactionsOf({ group, isLong: endpoint.isLong(query), signal }, scope)
        const upload = endpoint.upload ? await receiveFile(request, endpoint.upload.maxBytes) : null
        const files = callFiles(parts.files)
        let answer: unknown
        try {
          const refusesUnknown = caller?.key != null
          const body = upload
            ? parseBody(endpoint, upload.fields, { refusesUnknown })
            : await parts.readBody({ endpoint, request, group, signal, refusesUnknown })
          const { language } = request
          const asking = { params, query, body, files, apart, snapshot, signal, caller, language, request, reply }
          checks?.beforeFile(asking)
          const turn = { group, signal }
          const file = upload && endpoint.upload ? await acceptFile(upload.file, endpoint.upload, body, turn) : null
          const given = { ...asking, file, now: parts.now() }
          const asked = await question?.(given)
          answer = await decide(async (tx) => {
            if (upload) await files.undo()
            const call = { ...given, tx, asked }
            return once(tx, { endpoint, ...given }, async () => {
              await versions.check(endpoint, call)
              const answer = await run(call)
              if (isWrite(endpoint) && !(answer instanceof Problem)) await notifyColleagues(endpoint, call)
              return versions.mark(endpoint, answer, reply)
            })
          }, given.now)
          if (answer instanceof Problem) throw answer
        } catch (error) {
          await files.undo()
          throw error
        } finally {
          await upload?.discard()
        }
        return reply.send(answer)
      },
    })
  }
  return { serve: serve as Serve, endpoints }
}

type Allowed = { caller: Caller | null; scope: Scope }

function allowedOf({ allowed }: FastifyRequest): Allowed {
  if (!allowed) throw new Error('a call reached its handler before it was allowed')
  return allowed
}

/** Returns true for everything but a GET, except calls that the contract marks as safe: a search with a body. */
function isWrite(endpoint: Endpoint): boolean {
  return endpoint.method !== 'GET' && !endpoint.safe
}

/** Stores the event that tells the company's other members, at the commit, which data are stale. */
async function notifyColleagues(endpoint: Endpoint, { tx, caller, request }: AnyCall): Promise<void> {
  if (!caller?.companyId || !endpoint.can.includes('.')) return
  const key = request.headers['idempotency-key']
  const event = { companyId: caller.companyId, top: topLevel(endpoint.path), key: typeof key === 'string' ? key : null }
  await insertEvent(tx, event)
}

/** Sets status, headers and body as the contract says: fields outside its schema are never sent. */
async function shape(
  endpoint: Endpoint,
  answer: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  reply.code(endpoint.status)
  if (endpoint.status === 204) return undefined
  if (endpoint.response === Binary) return sendBinary(answer as BinaryResponse, reply)
  if (endpoint.paged) {
    const page = answer as Page<unknown>
    reply.header('X-Total-Count', page.total)
    if (page.nextCursor) reply.header('Link', nextLink(request, page.nextCursor))
    reply.type('application/json; charset=utf-8')
    return await rowsJson(endpoint.response, page.rows)
  }
  return endpoint.response.parse(answer)
}

/** Sets the `Location` of a created thing, if a call is served there and the handler has set no other. */
function locate({ status, path }: Endpoint, paths: Set<string>, body: unknown, { request, reply }: AnyCall): void {
  const { id } = (body ?? {}) as { id?: number }
  if (status !== 201 || !id || reply.hasHeader('location') || !paths.has(withoutNames(`${path}/:id`))) return
  reply.header('Location', `${request.url.split('?')[0]}/${id}`)
}

/** Returns a path without the names of its parameters, which differ between the calls of one thing. */
function withoutNames(path: string): string {
  return path.replaceAll(/:\w+/g, ':')
}

/** Writes the rows as JSON, without fields outside the schema. */
async function rowsJson(response: z.ZodType, rows: unknown[]): Promise<string> {
  const parts = await inParts(rows, (part) => JSON.stringify(response.parse(part)).slice(1, -1))
  return `[${parts.join(',')}]`
}

function nextLink(request: FastifyRequest, cursor: string): string {
  const [path, search] = request.url.split('?')
  const query = new URLSearchParams(search)
  query.set('cursor', cursor)
  return `<${path}?${query}>; rel="next"`
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller of an endpoint, and the rows that the call may touch; null until both are known. */
    allowed: Allowed | null
  }
}
