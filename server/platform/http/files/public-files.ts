import type { FastifyInstance } from 'fastify'
import type { Files } from '#platform/files/files'
import { notFound } from '../problems.ts'
import { sendBinary } from './binary.ts'

/** The only names that are answered: every other name, in any encoding, is no file. */
const publicKey = /^(companyLogos|vehiclePhotos\/\d{1,10})\/[a-z0-9]{26}\.png$/

/**
 * Serves logos and vehicle photos to everyone who knows their URL. A name is never used twice, so browsers may cache
 * them for a year.
 */
export function servePublicFiles(app: FastifyInstance, files: Files): void {
  for (const url of ['/files/*', '/api/files/*']) {
    app.get<{ Params: { '*': string } }>(url, async (request, reply) => {
      const key = request.params['*']
      if (!publicKey.test(key) || !(await files.exists(key))) throw notFound()
      reply.header('Content-Disposition', 'inline')
      reply.header('Cross-Origin-Resource-Policy', 'cross-origin')
      const content = sendBinary({ contentType: 'image/png', content: files.read(key, notFound) }, reply)
      return reply.header('Cache-Control', 'public, max-age=31536000, immutable').send(content)
    })
  }
}
