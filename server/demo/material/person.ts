import { uploadFile } from '@filao/domain/company/contract'
import type { Endpoint, Params } from '@filao/domain/kernel/endpoint'
import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'

type Parts<E extends Endpoint> = {
  params?: E extends Endpoint<infer Path> ? Params<Path> : never
  body?: z.input<E['body']>
}

/** A user who makes calls as a browser does, without a network in between. */
export type Person = {
  request: <E extends Endpoint>(endpoint: E, parts?: Parts<E>) => Promise<z.output<E['response']>>
  /** Sends a picture and returns the address of the stored one. */
  upload: (picture: Uint8Array<ArrayBuffer>, fields: z.input<(typeof uploadFile)['body']>) => Promise<string>
  /** Sends a document to a call that stores one. */
  attach: <E extends Endpoint>(
    endpoint: E,
    params: Parts<E>['params'],
    document: File,
  ) => Promise<z.output<E['response']>>
}

/**
 * Creates a user without a session; signing up or in starts one. A refusal throws. `remoteAddress` is the network that
 * attempts are counted for. Throws instead of its next call once `stopped` is aborted.
 */
export function person(
  app: FastifyInstance,
  { remoteAddress = '127.0.0.1', stopped }: { remoteAddress?: string; stopped?: AbortSignal | undefined } = {},
): Person {
  let cookie = ''
  const send = async (endpoint: Endpoint, params: Record<string, number | string>, sent: Sent) => {
    stopped?.throwIfAborted()
    const response = await app.inject({
      method: endpoint.method,
      remoteAddress,
      url: `/api${endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) => String(params[name]))}`,
      headers: { 'sec-fetch-site': 'same-origin', ...(cookie ? { cookie } : {}), ...sent.headers },
      ...(sent.payload === undefined ? {} : { payload: sent.payload }),
    })
    if (response.statusCode >= 300) throw new Error(`${endpoint.method} ${endpoint.path}: ${response.body}`)
    const session = [response.headers['set-cookie'] ?? []].flat().find((one) => /^[\w-]*filao_session=/.test(one))
    if (session) cookie = session.split(';')[0] ?? ''
    return response
  }
  const request = async (endpoint: Endpoint, { params = {}, body }: Parts<Endpoint> = {}) => {
    const response = await send(endpoint, params as Record<string, number | string>, { payload: body as object })
    return response.body ? response.json() : undefined
  }
  const upload: Person['upload'] = async (picture, fields) => {
    const response = await send(uploadFile, {}, await formOf(new File([picture], 'picture.png'), fields))
    return String(response.headers.location)
  }
  const attach = async (endpoint: Endpoint, params: Record<string, number | string>, document: File) => {
    return (await send(endpoint, params, await formOf(document))).json()
  }
  return { request, upload, attach } as Person
}

/** Encodes a file and other fields as a browser sends a form. */
async function formOf(file: File, fields: object = {}): Promise<Sent> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value))
  form.append('file', file)
  const encoded = new Response(form)
  const headers = { 'content-type': encoded.headers.get('content-type') ?? '' }
  return { headers, payload: Buffer.from(await encoded.arrayBuffer()) }
}

type Sent = { headers?: Record<string, string>; payload?: object }
