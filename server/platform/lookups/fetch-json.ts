import { inSpan, traceHeaders } from '../trace.ts'

const timeoutMs = 2000
const largestBody = 64 * 1024

/**
 * Sends a GET to an outside service and returns its JSON, of any shape. Throws when it refuses, fails, answers
 * something else or too much, or takes longer than two seconds.
 */
export async function fetchJson(url: URL): Promise<unknown> {
  return await inSpan(
    'lookup',
    'client',
    () => ({ 'server.address': url.hostname }),
    () => fetchUntraced(url),
  )
}

async function fetchUntraced(url: URL): Promise<unknown> {
  const headers = { accept: 'application/json', 'user-agent': 'Filao', ...traceHeaders() }
  const response = await fetch(url, { headers, signal: AbortSignal.timeout(timeoutMs) })
  if (!response.ok || !response.body) throw new Error(`the service answered ${response.status}`)
  return JSON.parse(await readText(response.body))
}

async function readText(body: ReadableStream<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of body) {
    chunks.push(chunk)
    bytes += chunk.length
    if (bytes > largestBody) throw new Error('the answer is too large')
  }
  return Buffer.concat(chunks).toString()
}
