/** The `staleTime` of the cache: an answer that nobody has taken by then is asked for again. */
const keptMs = 30_000

const responses = new Map<string, { askedAt: number; response: Promise<Response> }>()

/** Makes a GET before the code that shows its answer has loaded. The first call of the same URL takes the answer. */
export function requestEarly(url: string): Promise<Response> {
  const known = responses.get(url)
  if (known) return known.response
  const response = fetch(url, { headers: { Accept: 'application/json' } })
  response.catch(() => undefined)
  responses.set(url, { askedAt: Date.now(), response })
  return response
}

/**
 * Returns the answer that was asked for early and leaves it there; undefined when nobody asked, or somebody took it.
 */
export function peekEarly(url: string): Promise<Response> | undefined {
  return responses.get(url)?.response
}

/**
 * Returns the answer that was asked for early, once; undefined when there is none. A write drops all of them: it makes
 * them stale, and a sign-in or a sign-out is a write too, so no user gets an answer for another.
 */
export function takeEarly(method: string, url: string): Promise<Response> | undefined {
  if (method !== 'GET') {
    responses.clear()
    return undefined
  }
  const found = responses.get(url)
  responses.delete(url)
  return found && Date.now() - found.askedAt < keptMs ? found.response : undefined
}
