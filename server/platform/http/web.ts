import { access } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { notFound } from './problems.ts'

const webFolder = fileURLToPath(new URL('../../../web/dist', import.meta.url))

/**
 * Serves the built screens: hashed files cached for a year, the customer's page under `/l/`, the back-office at every
 * other URL.
 */
export async function serveWeb(app: FastifyInstance, built = webFolder): Promise<void> {
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
    if (isBuilt && wantsPage(request)) return reply.header('Cache-Control', 'no-cache').sendFile('index.html')
    throw notFound()
  })
}

/**
 * Returns true when a request may get a screen: any URL may be a screen's, so a client that accepts a page gets it, and
 * so does a monitor that accepts anything or sends no Accept header. The folders of files, and names with an extension
 * that no browser navigates to, have no screens.
 */
function wantsPage({ method, url, headers }: FastifyRequest): boolean {
  const path = url.split('?')[0] ?? ''
  if ((method !== 'GET' && method !== 'HEAD') || /^\/(api|assets|files)(\/|$)/.test(path)) return false
  const accept = headers.accept || '*/*'
  return accept.includes('text/html') || (accept.includes('*/*') && !/\.[^/]*$/.test(path))
}
