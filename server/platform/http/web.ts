import { access } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { notFound } from './problems.ts'

const built = fileURLToPath(new URL('../../../web/dist', import.meta.url))

/** Serves the built screens: hashed files for a year, the customer's page under `/l/`, the back-office at every other address. */
export async function serveWeb(app: FastifyInstance): Promise<void> {
  const isBuilt = await access(`${built}/index.html`).then(
    () => true,
    () => false,
  )
  if (isBuilt) {
    await app.register(fastifyStatic, {
      root: built,
      wildcard: false,
      index: false,
      // The bundle with which the server prints documents is no page.
      globIgnore: ['document/**'],
      cacheControl: false,
      setHeaders: (reply, path) => {
        const isHashed = path.includes('/assets/')
        reply.header('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
      },
    })
    app.get('/l/*', async (_request, reply) => {
      reply.header('Cache-Control', 'no-cache').header('X-Robots-Tag', 'noindex')
      return reply.sendFile('public/index.html')
    })
  }
  app.setNotFoundHandler(async (request, reply) => {
    const wantsPage = request.method === 'GET' && request.headers.accept?.includes('text/html')
    if (isBuilt && wantsPage) return reply.header('Cache-Control', 'no-cache').sendFile('index.html')
    throw notFound()
  })
}
