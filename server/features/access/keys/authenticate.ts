import { callsPerMinute } from '@filao/domain/access/key/api-key'
import type { KeyPermission } from '@filao/domain/access/key/key-permissions'
import { Problem } from '@filao/domain/kernel/problem'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '#platform/database/connect'
import type { Program } from '#platform/http/call'
import { watchStatement } from '#platform/observation/statements'
import { hashToken } from '../sessions/session.ts'
import { useKeySql } from './key-queries.ts'

type Used = {
  id: number
  company_id: number
  permissions: KeyPermission[]
  calls: number
  seconds_left: number
}

type FindProgram = (token: string, request: FastifyRequest, reply: FastifyReply) => Promise<Program>

/**
 * Finds the program of a key and counts its call. The key is read for each request, so a revoked one is refused at once
 * in every process. Answers 401 for a key that is unknown, revoked or expired, and 429 above the key's limit.
 */
export function programFinder(db: Database): FindProgram {
  return async (token, request, reply) => {
    const { isDirect } = await db.binding()
    const name = isDirect ? { name: 'use_api_key' } : {}
    const { rows } = await watchStatement(db.log, useKeySql, () =>
      db.pool.query<Used>({ ...name, text: useKeySql, values: [hashToken(token), callsPerMinute] }),
    )
    const used = rows[0]
    if (!used) {
      reply.header('WWW-Authenticate', 'Bearer error="invalid_token"')
      throw invalidKey()
    }
    limitCalls(used, reply)
    const { id, permissions, company_id: companyId } = used
    return { userId: null, key: { id, permissions }, companyId, language: request.language }
  }
}

/** Tells the program how many calls are left in its minute. Refuses one too many. */
function limitCalls({ calls, seconds_left: seconds }: Used, reply: FastifyReply): void {
  reply.header('RateLimit-Policy', `"key";q=${callsPerMinute};w=60`)
  reply.header('RateLimit', `"key";r=${Math.max(0, callsPerMinute - calls)};t=${seconds}`)
  if (calls <= callsPerMinute) return
  throw new Problem(
    'too_many_requests',
    {
      fr: `Cette clé d’API a fait plus de ${callsPerMinute} appels en une minute. Réessayez dans ${seconds} s.`,
      en: `This API key made more than ${callsPerMinute} calls in a minute. Try again in ${seconds} s.`,
    },
    { retryAfterSeconds: seconds },
  )
}

function invalidKey(): Problem {
  return new Problem('unauthenticated', {
    fr: 'Cette clé d’API est inconnue, expirée ou révoquée.',
    en: 'This API key is unknown, expired or revoked.',
  })
}
