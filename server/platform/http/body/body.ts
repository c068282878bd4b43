import { setTimeout as rest } from 'node:timers/promises'
import type { Endpoint } from '@filao/domain/kernel/endpoint'
import { usualBodyBytes } from '@filao/domain/kernel/endpoint'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { inTurns } from '#platform/turns'
import { isStrangerGroup } from '../network.ts'
import { parseBody } from '../parse.ts'

type Reading = {
  endpoint: Endpoint
  request: FastifyRequest
  group: string
  signal: AbortSignal
  /** True refuses fields that the contract does not have; otherwise they are dropped. */
  refusesUnknown: boolean
}

/** Parses the JSON of a request and validates it with the contract's schema. */
export type ReadBody = (reading: Reading) => Promise<unknown>

/**
 * A large body is parsed in its company's turn, since that takes the only thread for as long as dozens of other calls.
 * Its group then rests several times as long, so that a program that sends one after the other leaves most of the
 * thread to everybody else.
 */
const largeBodies = { atOnce: 4, perGroup: 1, waiting: 200, waitingPerGroup: 50, isStranger: isStrangerGroup }
const restTimes = 4
const longestRestMs = 3000

/**
 * Makes JSON arrive as text, and returns the function that reads it. A call is allowed before that, so a request
 * without a session costs no parsing. A DELETE may declare JSON and send an empty body.
 */
export function readBodies(app: FastifyInstance): ReadBody {
  const parse = app.getDefaultJsonParser('remove', 'remove')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body))
  // A form of another site may send text/plain; nothing here reads it.
  app.removeContentTypeParser('text/plain')
  const turns = inTurns(largeBodies)
  const read = async ({ endpoint, request, refusesUnknown }: Reading) => {
    const text = request.body
    const value = typeof text === 'string' && text !== '' ? await jsonOf(parse, request, text) : undefined
    return parseBody(endpoint, value, { refusesUnknown })
  }
  return async (reading) => {
    const { request, group, signal } = reading
    if (typeof request.body !== 'string' || request.body.length <= usualBodyBytes) return await read(reading)
    return await new Promise((resolve, reject) => {
      const readAndRest = async () => {
        const start = performance.now()
        await read(reading).then(resolve, reject)
        await rest(Math.min((performance.now() - start) * restTimes, longestRestMs), undefined, { ref: false })
      }
      turns(group, readAndRest, signal).catch(reject)
    })
  }
}

type ParseJson = ReturnType<FastifyInstance['getDefaultJsonParser']>

function jsonOf(parse: ParseJson, request: FastifyRequest, text: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    parse(request, text, (error, value) => (error ? reject(error) : resolve(value)))
  })
}
