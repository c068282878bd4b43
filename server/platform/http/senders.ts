import type { FastifyInstance } from 'fastify'

/**
 * How long a request may take to arrive: a file may come over a slow line (15 MB in two minutes is 1 Mbit a second). And how
 * long the rest of an answered request is let in, so that its sender reads the answer before the line is cut.
 */
export const patience = { bodyMs: 15_000, fileMs: 120_000, lingerMs: 2000 }

/** Lets go of those who send too slowly, and of those who go on sending after the answer. */
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
