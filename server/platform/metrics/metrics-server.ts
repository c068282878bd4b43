import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Config } from '../config.ts'
import type { Database } from '../database/connect.ts'
import type { Readiness } from '../health/readiness.ts'
import { listening } from '../listening.ts'
import type { ServedRequest } from '../observation/requests.ts'

type Watched = { db: Database; readiness: Readiness; config: Config }

/** The numbers of this process while they are served. `port` is null where no port was configured. */
type Served = { port: number | null; answered: (answered: ServedRequest) => void; stop: () => Promise<void> }

/**
 * Serves `GET /metrics` where `METRICS_PORT` is set: on a port of its own, which is not reachable where people's
 * requests arrive.
 */
export async function serveMetrics(watched: Watched): Promise<Served> {
  const { db, config } = watched
  if (config.metricsPort === null) return { port: null, answered: () => undefined, stop: async () => undefined }
  const { collectMetrics } = await import('./metrics.ts')
  const metrics = collectMetrics(watched)
  const server = createServer(async (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return response.writeHead(404).end()
    try {
      const text = await metrics.text()
      response.writeHead(200, { 'content-type': metrics.contentType }).end(text)
    } catch (err) {
      db.log.error({ err }, 'metrics could not be collected')
      response.writeHead(500).end()
    }
  })
  const place = { port: config.metricsPort, host: config.metricsHost }
  const settings = { port: 'METRICS_PORT', host: 'METRICS_HOST' }
  await listening(once(server.listen(place), 'listening'), { ...place, settings })
  const stop = async () => {
    server.close()
    server.closeAllConnections()
  }
  return { port: (server.address() as AddressInfo).port, answered: metrics.answered, stop }
}
