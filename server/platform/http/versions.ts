import { hash } from 'node:crypto'
import { Binary, type Endpoint } from '@filao/domain/kernel/endpoint'
import { Problem } from '@filao/domain/kernel/problem'
import type { FastifyReply } from 'fastify'
import type { z } from 'zod'
import type { Tx } from '#platform/database/connect'
import { lockName } from '#platform/database/tenancy/name-lock'
import type { AnyCall } from './call.ts'

type Ids = Record<string, number | string>

type Run = (call: AnyCall) => Promise<unknown>

/** Returns true for the read whose answer is the version of its path. */
const isVersionRead = ({ method, response, paged }: Endpoint) => method === 'GET' && response !== Binary && !paged

const isVersionWrite = ({ method }: Endpoint) => method === 'PATCH' || method === 'PUT'

/** Returns true where a call answers with an `ETag` and, if it writes, takes `If-Match`. */
export function hasVersion({ path }: Endpoint, served: Endpoint[]): boolean {
  const there = served.filter((call) => call.path === path)
  return there.some(isVersionRead) && there.some(isVersionWrite)
}

/**
 * Computes ETags for everything that can be read and written at one path. A write may send with `If-Match` the version
 * it read; when that is no longer the current one it gets 412 and changes nothing.
 */
export function entityVersions() {
  const reads = new Map<string, Run>()
  const writes = new Set<string>()
  const isVersioned = ({ path }: Endpoint) => reads.has(path) && writes.has(path)
  return {
    add(endpoint: Endpoint, run: Run): void {
      if (isVersionRead(endpoint)) reads.set(endpoint.path, run)
      if (isVersionWrite(endpoint)) writes.add(endpoint.path)
    },

    /** Refuses a write based on an older version. Writers of one thing are decided one after the other. */
    async check(endpoint: Endpoint, call: AnyCall): Promise<void> {
      if (endpoint.method === 'GET' || !isVersioned(endpoint)) return
      await lockEntity(call.tx, endpoint, call.params as Ids)
      const wanted = call.request.headers['if-match']
      if (wanted === undefined || wanted === '*') return
      const read = reads.get(endpoint.path) as Run
      const current = etag(await read({ ...call, reply: call.reply }))
      if (!wanted.split(',').some((one) => one.trim() === current)) throw stale()
    },

    /** Sets the ETag of an answer. */
    mark(endpoint: Endpoint, answer: unknown, reply: FastifyReply): unknown {
      const answersEntity = endpoint.method !== 'DELETE' && isVersioned(endpoint) && !(answer instanceof Problem)
      if (answersEntity) reply.header('ETag', etag(answer))
      return answer
    },
  }
}

/**
 * Locks one thing, so that its writers wait for each other; its parsed ids name it, since `/agencies/7` has other
 * spellings. A write at another URL that changes it takes this lock too: otherwise it could come between a version's
 * check and its write.
 */
export async function lockEntity(tx: Tx, { path }: Endpoint, ids: Ids): Promise<void> {
  await lockName(tx, `/api${path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(ids[name])))}`)
}

/** Returns the version of a thing: the `ETag` of its read, for a write that names several things in its body. */
export function versionOf({ response }: Endpoint, answer: unknown): string {
  return etag((response as z.ZodType).parse(answer))
}

function etag(answer: unknown): string {
  return `"${hash('sha256', JSON.stringify(answer), 'base64url').slice(0, 27)}"`
}

/** Returns the refusal of a write that is based on an older version. */
export function stale(): Problem {
  return new Problem('stale', {
    fr: 'Quelqu’un a modifié ces informations entre-temps. Rechargez-les, puis recommencez.',
    en: 'Someone changed this in the meantime. Reload it, then try again.',
  })
}
