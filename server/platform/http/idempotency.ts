import { createHash } from 'node:crypto'
import type { Endpoint } from '@filao/domain/kernel/endpoint'
import { fieldProblem, Problem } from '@filao/domain/kernel/problem'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Tx } from '#platform/database/connect'
import {
  loadResponse,
  releaseKey,
  reserveKey,
  type StoredResponse,
  storeResponse,
  type Writer,
} from '#platform/database/tables/idempotency-keys'
import type { Caller } from './call.ts'

const keptHeaders = ['location', 'etag'] as const

/** The identity of a write, and the reply for its answer. `body` and `file` are as parsed by the contract. */
type Write = {
  endpoint: Endpoint
  caller: Caller | null
  body: unknown
  file: { sha256: string } | null
  request: FastifyRequest
  reply: FastifyReply
}

/** Returns true for a call whose answer is stored for its `Idempotency-Key`: one that writes. */
export function takesIdempotencyKey({ safe, can, secret }: Endpoint): boolean {
  return !safe && can !== 'anyone' && !secret
}

/**
 * Runs a write once for its `Idempotency-Key`: the same key and body within 24 hours gets the first answer again. The
 * key's row is written in the write's own transaction, so a concurrent twin waits for it and then reads the answer, and
 * a failed write leaves no key behind. Calls open to anyone, which start and end sessions, set cookies that are never
 * stored, and answers with a secret are not stored either: they run each time.
 */
export async function once(tx: Tx, write: Write, work: () => Promise<unknown>): Promise<unknown> {
  const { endpoint, caller, request, reply } = write
  const key = request.headers['idempotency-key']
  if (!takesIdempotencyKey(endpoint) || !caller || typeof key !== 'string' || !key) return work()
  if (key.length > 200) {
    throw fieldProblem('Idempotency-Key', 'too_long', {
      fr: 'La clé d’idempotence compte au plus 200 caractères.',
      en: 'The idempotency key must have at most 200 characters.',
    })
  }
  const requestHash = createHash('sha256')
    .update(JSON.stringify([request.method, request.url, write.body ?? null, write.file?.sha256], withoutPasswords))
    .digest()
  const writer: Writer =
    caller.key === null ? { column: 'user_id', id: caller.userId } : { column: 'api_key_id', id: caller.key.id }
  const isFirst = await reserveKey(tx, writer, key, requestHash)
  if (!isFirst) return replay(await loadResponse(tx, writer, key), requestHash, reply)
  const body = await work()
  if (body instanceof Problem) {
    await releaseKey(tx, writer, key)
    return body
  }
  await storeResponse(tx, writer, key, { status: reply.statusCode, headers: storedHeaders(reply), body })
  return body
}

function replay(kept: StoredResponse, requestHash: Buffer, reply: FastifyReply): unknown {
  if (!kept.requestHash.equals(requestHash)) {
    throw fieldProblem('Idempotency-Key', 'reused', {
      fr: 'Cette clé d’idempotence a déjà servi pour une autre demande.',
      en: 'This idempotency key was already used for another request.',
    })
  }
  reply.code(kept.status).headers(kept.headers)
  return kept.body ?? undefined
}

/** Leaves passwords out of the hash: a fast hash of one would outlive the slow hash. */
function withoutPasswords(key: string, value: unknown): unknown {
  return /password$/i.test(key) ? undefined : value
}

function storedHeaders(reply: FastifyReply): Record<string, string> {
  return Object.fromEntries(
    keptHeaders.flatMap((name) => (reply.hasHeader(name) ? [[name, String(reply.getHeader(name))]] : [])),
  )
}
