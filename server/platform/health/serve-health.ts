import type { FastifyInstance } from 'fastify'
import type { Database } from '../database/connect.ts'
import type { Readiness } from './readiness.ts'

const unavailable = { code: 503, retryAfterSeconds: 2 }

/**
 * Serves the three questions of service managers and load balancers: `live` (this process answers), `ready` (send
 * requests to it) and `health` (the database answers now).
 */
export function serveHealth(app: FastifyInstance, db: Database, readiness: Readiness): void {
  app.get('/api/live', async () => ({ status: 'ok' }))

  app.get('/api/ready', async (_request, reply) => {
    const status = readiness.state()
    if (status !== 'ready') reply.code(unavailable.code).header('Retry-After', unavailable.retryAfterSeconds)
    return { status }
  })

  app.get('/api/health', async (_request, reply) => {
    try {
      await db.ping()
      return { status: 'ok' }
    } catch {
      reply.code(unavailable.code).header('Retry-After', unavailable.retryAfterSeconds)
      return { status: 'unavailable' }
    }
  })
}
