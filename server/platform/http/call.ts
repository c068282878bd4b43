import type { KeyPermission } from '@filao/domain/access/key/key-permissions'
import type { Role } from '@filao/domain/access/roles'
import type { Endpoint, Params } from '@filao/domain/kernel/endpoint'
import type { Language } from '@filao/domain/kernel/language.schema'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Tx } from '#platform/database/connect'
import type { CallFiles } from '#platform/files/call-files'
import type { AcceptedFile } from './accept.ts'
import type { CallTransactions } from './call-transactions.ts'

/** The signed-in user, found by the request's session. `companyId` is null during the onboarding. */
export type Person = {
  userId: number
  key: null
  companyId: number | null
  role: Role
  language: Language
  sessionHash: Buffer
  /** True when an administrator chose their password: until they replace it, only their own account is served. */
  mustChangePassword: boolean
  /** True for an administrator without the second factor that their company requires: only its set-up is served. */
  mustSetFactor: boolean
}

/** A program, found by the API key of the request. It acts for its company and is no user. */
export type Program = {
  userId: null
  key: { id: number; permissions: KeyPermission[] }
  companyId: number
  language: Language
}

export type Caller = Person | Program

/**
 * Finds the caller of a request by its API key or its session. Throws for a key that is not valid, or used too much.
 */
export type FindCaller = (request: FastifyRequest, reply: FastifyReply) => Promise<Caller | null>

/**
 * Runs work in a transaction of its own, in the call's scope: for a question, or an answer that is read while it is
 * sent.
 */
export type Apart = CallTransactions['apart']

/** The input of a handler. Everything it reads or writes goes through `tx`, which is bound to the caller's company. */
export type Call<E extends Endpoint> = {
  params: E extends Endpoint<infer Path> ? Params<Path> : never
  query: z.output<E['query']>
  body: z.output<E['body']>
  tx: Tx
  apart: Apart
  /** Reads at one instant in a transaction of its own, in the call's scope: for a question only. */
  snapshot: CallTransactions['snapshot']
  /** Aborts when the client leaves before the answer, to stop work that nobody needs any more. */
  signal: AbortSignal
  /** The instant at which the request is decided, ISO 8601 in UTC. */
  now: string
  caller: E['can'] extends 'anyone' ? Caller | null : Caller
  /** The file of a multipart call; it is gone when the call has been answered. */
  file: E['upload'] extends null ? null : AcceptedFile
  /** Stores files permanently, unless the call fails. */
  files: CallFiles
  language: Language
  request: FastifyRequest
  reply: FastifyReply
}

/** A call of any endpoint, as `serve` handles it. */
export type AnyCall = Omit<Call<Endpoint>, 'params' | 'query' | 'body' | 'caller' | 'file'> & {
  params: unknown
  query: unknown
  body: unknown
  caller: Caller | null
  file: AcceptedFile | null
  asked: unknown
}
