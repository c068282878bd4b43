import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { negotiate } from '@fastify/accept-negotiator'
import type { Endpoint } from '@filao/domain/kernel/endpoint'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { docsPage } from './docs-page.ts'
import { openApi } from './openapi.ts'

/** A document as it is sent, in each encoding. */
type Sent = { etag: string; type: string; encodings: Record<'br' | 'gzip' | 'identity', Buffer> }

/**
 * Serves the documentation of the API to anyone: `/api/openapi.json` and the page `/api/docs`. The contract does not
 * change while a process runs, so each is written and compressed once, at its first request.
 */
export function serveDocumentation(app: FastifyInstance, endpoints: Endpoint[], publicUrl: string): void {
  const serve = (url: string, type: string, write: () => Promise<string>) => {
    let sent: Promise<Sent> | undefined
    app.get(url, { compress: false }, async (request, reply) => {
      sent ??= write().then((text) => prepare(text, type))
      const { etag, encodings } = await sent
      reply.headers({ ETag: etag, 'Cache-Control': 'no-cache', Vary: 'Accept-Encoding' })
      if (request.headers['if-none-match'] === etag) return reply.code(304).send()
      const encoding = acceptedEncoding(request)
      if (encoding !== 'identity') reply.header('Content-Encoding', encoding)
      return reply.type(type).send(encodings[encoding])
    })
  }
  serve('/api/openapi.json', 'application/json; charset=utf-8', async () =>
    JSON.stringify(await openApi(endpoints, publicUrl)),
  )
  serve('/api/docs', 'text/html; charset=utf-8', () => docsPage(endpoints))
}

async function prepare(text: string, type: string): Promise<Sent> {
  const identity = Buffer.from(text)
  const params = { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length }
  const [br, zipped] = await Promise.all([promisify(brotliCompress)(identity, { params }), promisify(gzip)(identity)])
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url')}"`
  return { etag, type, encodings: { br, gzip: zipped, identity } }
}

function acceptedEncoding({ headers }: FastifyRequest): keyof Sent['encodings'] {
  const header = headers['accept-encoding']
  const accepted = typeof header === 'string' ? negotiate(header, ['br', 'gzip']) : null
  return accepted === 'br' || accepted === 'gzip' ? accepted : 'identity'
}
