import { type LookupAddress, lookup as resolve } from 'node:dns'
import { type ClientRequest, request as httpRequest, type RequestOptions } from 'node:http'
import { request as httpsRequest } from 'node:https'
import type { LookupFunction } from 'node:net'
import { isPrivateHost, isPublicAddress } from './public-address.ts'

/** Resolves a host name to all its addresses, as `dns.lookup` does. */
export type Resolve = (host: string, done: (error: Error | null, addresses: LookupAddress[]) => void) => void

type Options = {
  /** True where receivers in private networks and plain http are allowed. */
  allowsPrivate: boolean
  timeoutMs?: number
  resolve?: Resolve
}

/** An answer: its status, null without one, and its beginning or the reason why there was none. */
export type PostResponse = { status: number | null; answer: string; durationMs: number }

const mostKept = 2000

/**
 * Posts to an address that a user chose, and never rejects. Every address that the name resolves to must be public, and
 * the connection goes to one of those very addresses. Redirects are not followed, no connection is reused, and all of
 * it ends within the time limit.
 */
export async function post(
  address: string,
  headers: Record<string, string>,
  body: string,
  { allowsPrivate, timeoutMs = 10_000, resolve = resolveAll }: Options,
): Promise<PostResponse> {
  const began = performance.now()
  const url = new URL(address)
  const ended = (status: number | null, answer: string): PostResponse => {
    return { status, answer: answer.slice(0, mostKept), durationMs: Math.round(performance.now() - began) }
  }
  if (!allowsPrivate && url.protocol !== 'https:') return ended(null, 'The address must begin with https://.')
  // A literal address is never looked up.
  if (!allowsPrivate && isPrivateHost(url.hostname)) return ended(null, notPublic)
  return await new Promise((done) => {
    const options: RequestOptions = {
      method: 'POST',
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      agent: false,
      lookup: allowsPrivate ? every(resolve) : onlyPublic(resolve),
    }
    const request = (url.protocol === 'https:' ? httpsRequest : httpRequest)(url, options)
    const timer = setTimeout(() => request.destroy(new Error('No answer in time.')), timeoutMs)
    const end = (status: number | null, answer: string) => {
      clearTimeout(timer)
      done(ended(status, answer))
      request.destroy()
    }
    request.on('error', (error) => end(null, error.message))
    follow(request, end)
    request.end(body)
  })
}

/** Reads the beginning of the answer. The status counts once it was received, whatever becomes of the rest. */
function follow(request: ClientRequest, end: (status: number | null, answer: string) => void): void {
  request.on('response', (response) => {
    const { statusCode = 0 } = response
    let text = ''
    const stop = () => end(statusCode, text)
    response.setEncoding('utf8')
    response.on('data', (chunk: string) => {
      text += chunk
      if (text.length >= mostKept) stop()
    })
    response.on('end', stop).on('error', stop).on('close', stop)
  })
}

/**
 * Said of a name that leads nowhere and of one that leads into a private network alike, so that nobody learns which
 * names exist there.
 */
const notPublic = 'The name leads to no address on the public internet.'

/** Looks a name up for a connection, and refuses it when one of its addresses is not public. */
function onlyPublic(resolve: Resolve): LookupFunction {
  return every((host, done) => {
    resolve(host, (error, addresses) => {
      const isRefused = addresses?.some(({ address }) => !isPublicAddress(address))
      done(error || isRefused ? new Error(notPublic) : null, addresses)
    })
  })
}

function every(resolve: Resolve): LookupFunction {
  return (host, { all }, done) => {
    resolve(host, (error, addresses) => {
      const first = addresses?.[0]
      if (error || !first) done(error ?? new Error(notPublic), '', 0)
      else if (all) done(null, addresses)
      else done(null, first.address, first.family)
    })
  }
}

const resolveAll: Resolve = (host, done) => resolve(host, { all: true }, done)
