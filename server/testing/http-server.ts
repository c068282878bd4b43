import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'

/** A server of a test on a free port of the loopback address. */
type TestServer = { url: string; close: () => Promise<void> }

/** Starts a server that answers with this listener. */
export async function httpServer(listener: RequestListener): Promise<TestServer> {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => new Promise((resolve) => server.close(() => resolve()).closeAllConnections()),
  }
}

/** An outside service whose answer each test chooses. */
export type TestService = TestServer & {
  /** The paths with their queries requested so far, oldest first. A test may empty it. */
  asked: string[]
  /** Answers the following requests with this listener, for example one of `json`. */
  behave: (listener: RequestListener) => void
}

/** Starts an outside service, which answers `null` until a test says otherwise. */
export async function testService(): Promise<TestService> {
  const requested: string[] = []
  let listener = json(null)
  const server = await httpServer((request, response) => {
    requested.push(request.url ?? '')
    listener(request, response)
  })
  const behave = (next: RequestListener) => {
    listener = next
  }
  return { ...server, asked: requested, behave }
}

/** Answers with a text, or with anything else as JSON. */
export function json(body: unknown, status = 200): RequestListener {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return (_request, response) => response.writeHead(status, { 'content-type': 'application/json' }).end(text)
}
