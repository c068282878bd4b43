import { vi } from 'vitest'

type SentRequest = { url: string; headers: Headers; key: string | null; body: unknown }

/** The server of a test: the requests sent to it, and its answer to each, which a test may replace. */
export type FakeServer = { sent: SentRequest[]; answer: (url: string) => Response | Promise<Response> }

/**
 * Replaces `fetch` and the page's language in a test, until `vi.unstubAllGlobals()`. Answers an empty list at first. An
 * aborted request ends at once, as in a browser.
 */
export function fakeServer(language: 'fr' | 'en' = 'fr'): FakeServer {
  const server: FakeServer = { sent: [], answer: () => Response.json([]) }
  vi.stubGlobal('document', { documentElement: { lang: language } })
  vi.stubGlobal('fetch', async (url: string, { headers: given, body, signal }: RequestInit) => {
    const headers = new Headers(given)
    const key = headers.get('Idempotency-Key')
    server.sent.push({ url, headers, key, body: typeof body === 'string' ? JSON.parse(body) : body })
    const response = server.answer(url)
    const stopped = new Promise<never>((_, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason))
    })
    return await Promise.race([response, stopped])
  })
  return server
}
