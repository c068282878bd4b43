import { Agent, request } from 'node:http'

/** A request of an attack, or of the quiet company beside it. */
export type Question = {
  method?: string
  path: string
  cookie?: string
  body?: unknown
  /** A picture that is sent as the file of a form. */
  file?: Uint8Array
  /** Sent instead of a body, with its own headers: a generated request may be no JSON at all. */
  payload?: string | Buffer | undefined
  headers?: Record<string, string>
  /** The local address to send from, such as 127.9.0.3: each one is a network of its own. */
  from?: string
  signal?: AbortSignal
}

/** An answer. The status is 0 when the connection ended without one. */
export type Reply = {
  status: number
  retryAfter: string | undefined
  ms: number
  body: string
  type: string
  cookies: string[]
}

const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY })

/** Sends a request to the server at that URL as a browser does, and reads the whole answer. Never throws. */
export function sendRequest(url: string, question: Question): Promise<Reply> {
  const { method = 'GET', path, cookie, body, file, from, signal } = question
  const payload =
    question.payload ??
    (file ? form(file, body as Record<string, unknown>) : body === undefined ? '' : JSON.stringify(body))
  const type = file ? 'multipart/form-data; boundary=edge' : 'application/json'
  const headers = {
    'sec-fetch-site': 'same-origin',
    ...(cookie ? { cookie } : {}),
    ...(payload === '' ? {} : { 'content-type': type, 'content-length': String(Buffer.byteLength(payload)) }),
    ...question.headers,
  }
  const start = performance.now()
  return new Promise((resolve) => {
    const cut = () => resolve({ status: 0, retryAfter: undefined, ms: since(start), body: '', type: '', cookies: [] })
    const options = { method, headers, ...(from ? { localAddress: from } : { agent }), ...(signal ? { signal } : {}) }
    const { hostname, port } = new URL(url)
    // The path is sent unchanged: a URL would normalise hostile ones.
    const sent = request({ ...options, hostname, port, path: `/api${path}` }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', cut)
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          retryAfter: response.headers['retry-after'],
          ms: since(start),
          type: String(response.headers['content-type']),
          body: Buffer.concat(chunks).toString(),
          cookies: response.headers['set-cookie'] ?? [],
        }),
      )
    })
    sent.on('error', cut)
    sent.end(payload)
  })
}

function since(start: number): number {
  return performance.now() - start
}

function form(file: Uint8Array, fields: Record<string, unknown> = {}): Buffer {
  const part = (head: string, content: Uint8Array | string) =>
    Buffer.concat([Buffer.from(`--edge\r\nContent-Disposition: form-data; ${head}\r\n\r\n`), Buffer.from(content), end])
  const end = Buffer.from('\r\n')
  const texts = Object.entries(fields).map(([name, value]) => part(`name="${name}"`, String(value)))
  return Buffer.concat([...texts, part('name="file"; filename="a.png"', file), Buffer.from('--edge--\r\n')])
}
