import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'

/**
 * Time limits in milliseconds: for a request to arrive, longer for a file over a slow line (15 MB in two minutes is 1
 * Mbit a second). After the answer the rest of a request is still read for `lingerMs`, so that its sender reads the
 * answer before the connection is cut.
 */
export const timeouts = { bodyMs: 15_000, fileMs: 120_000, lingerMs: 2000 }

/** Cuts off senders that are too slow, and those that continue after the answer. */
export function limitSenders(app: FastifyInstance, { bodyMs, fileMs, lingerMs } = timeouts): void {
  app.addHook('onRequest', async (request, reply) => {
    const { raw } = request
    if (!('content-length' in raw.headers) && !('transfer-encoding' in raw.headers)) return
    const cut = () => raw.complete || raw.destroy()
    let timer = setTimeout(cut, request.routeOptions.config.takesFile ? fileMs : bodyMs).unref()
    raw.once('close', () => clearTimeout(timer))
    reply.raw.once('finish', () => {
      if (raw.complete || raw.destroyed) return
      clearTimeout(timer)
      timer = setTimeout(cut, lingerMs).unref()
      raw.unpipe()
      readSlowly(raw)
    })
  })
}

/** The pace at which the rest of a request is read: 20 MB a second, so that a refused body costs nobody else. */
const pace = { bytes: 512 * 1024, restMs: 25 }

/** Reads and drops what a sender still sends. */
function readSlowly(raw: IncomingMessage): void {
  let read = 0
  raw.on('data', ({ length }: Buffer) => {
    read += length
    if (read < pace.bytes) return
    read = 0
    raw.pause()
    setTimeout(() => raw.resume(), pace.restMs).unref()
  })
  raw.resume()
}

declare module 'fastify' {
  interface FastifyContextConfig {
    takesFile?: boolean
  }
}
