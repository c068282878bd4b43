import { createHash, createHmac } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { httpServer } from '../http-server.ts'

/** An S3 server that holds one bucket in memory and accepts only requests signed with its secret. */
export type TestS3 = { settings: Record<string, string>; objects: Map<string, Buffer>; close: () => Promise<void> }

const accessKeyId = 'FILAO'
const secretAccessKey = 'not a secret'

/** Starts the server on a free port; `settings` point the application at it. */
export async function testS3(): Promise<TestS3> {
  const objects = new Map<string, Buffer>()
  const server = await httpServer(async (request, response) => {
    const body = await buffer(request)
    const { status, content } = answer(objects, request, body)
    response.writeHead(status, { 'Content-Length': content.length, ETag: '"0"' })
    response.end(request.method === 'HEAD' ? undefined : content)
  })
  return {
    objects,
    settings: {
      FILES_URL: 's3://uploads',
      S3_ENDPOINT: server.url,
      S3_REGION: 'eu-west-3',
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
    },
    close: server.close,
  }
}

function answer(objects: Map<string, Buffer>, request: IncomingMessage, body: Buffer) {
  const path = decodeURIComponent((request.url ?? '').split('?')[0] ?? '')
  if (!isSigned(request)) return refusal(403, 'SignatureDoesNotMatch')
  if (!path.startsWith('/uploads/')) return refusal(404, 'NoSuchBucket')
  const key = path.slice('/uploads/'.length)
  const content = objects.get(key)
  if (request.method === 'PUT') objects.set(key, body)
  if (request.method === 'DELETE') objects.delete(key)
  if (request.method === 'PUT') return { status: 200, content: Buffer.alloc(0) }
  if (request.method === 'DELETE') return { status: 204, content: Buffer.alloc(0) }
  return content ? { status: 200, content } : refusal(404, 'NoSuchKey')
}

function refusal(status: number, code: string) {
  return { status, content: Buffer.from(`<Error><Code>${code}</Code><Message>${code}</Message></Error>`) }
}

/** Checks a request's signature (AWS Signature Version 4). */
function isSigned({ method, url = '', headers }: IncomingMessage): boolean {
  const given = /Credential=(\w+)\/(\d+)\/([\w-]+)\/s3\/aws4_request, SignedHeaders=([\w;-]+), Signature=(\w+)/
  const [, id, day = '', region = '', names = '', signature] = given.exec(headers.authorization ?? '') ?? []
  const [path, query = ''] = url.split('?')
  const canonical = [
    method,
    path,
    [...new URLSearchParams(query)]
      .map((pair) => pair.map(encodeURIComponent).join('='))
      .toSorted()
      .join('&'),
    ...names.split(';').map((name) => `${name}:${headers[name]}`),
    '',
    names,
    headers['x-amz-content-sha256'],
  ].join('\n')
  const hash = createHash('sha256').update(canonical).digest('hex')
  const toSign = ['AWS4-HMAC-SHA256', headers['x-amz-date'], `${day}/${region}/s3/aws4_request`, hash].join('\n')
  const steps = [day, region, 's3', 'aws4_request', toSign]
  const key = steps.reduce<Buffer>(
    (secret, step) => createHmac('sha256', secret).update(step).digest(),
    Buffer.from(`AWS4${secretAccessKey}`),
  )
  return id === accessKeyId && key.toString('hex') === signature
}
