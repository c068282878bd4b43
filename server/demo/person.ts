import type { Endpoint, Params } from '@filao/domain/kernel/endpoint'
import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'

type Parts<E extends Endpoint> = {
  params?: E extends Endpoint<infer Path> ? Params<Path> : never
  body?: z.input<E['body']>
}

/** A user who makes calls as a browser does, without a network in between. */
export type Person = {
  ask: <E extends Endpoint>(endpoint: E, parts?: Parts<E>) => Promise<z.output<E['response']>>
}

/** Creates a user without a session; signing up or in starts one. A refusal throws. */
export function person(app: FastifyInstance): Person {
  let cookie = ''
  const ask = async (endpoint: Endpoint, { params = {}, body }: Parts<Endpoint> = {}) => {
    const values = params as Record<string, number | string>
    const response = await app.inject({
      method: endpoint.method,
      url: `/api${endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) => String(values[name]))}`,
      headers: { 'sec-fetch-site': 'same-origin', ...(cookie ? { cookie } : {}) },
      ...(body === undefined ? {} : { payload: body as object }),
    })
    if (response.statusCode >= 300) throw new Error(`${endpoint.method} ${endpoint.path}: ${response.body}`)
    const given = response.headers['set-cookie']
    if (given) cookie = String(given).split(';')[0] ?? ''
    return response.body ? response.json() : undefined
  }
  return { ask } as Person
}
