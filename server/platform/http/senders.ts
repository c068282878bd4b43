import type { FastifyInstance } from 'fastify'

/**
 * Time limits in milliseconds: for a request to arrive, longer for a file over a slow line (15 MB in two minutes is 1
 * Mbit a second). After the answer the rest of a request is still read for `lingerMs`, so that its sender reads the
 * answer before the connection is cut.
 */
export const patience = { bodyMs: 15_000, fileMs: 120_000, lingerMs: 2000 }

/** Cuts off senders that are too slow, and those that continue after the answer. */
export function limitSenders(app: FastifyInstance, { bodyMs, fileMs, lingerMs } = patience): void {
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
      raw.resume()
    })
  })
}

declare module 'fastify' {
  interface FastifyContextConfig {
    takesFile?: boolean
  }
}
