import { cache, markStale } from './cache.ts'
import { isOwnWrite } from './own-writes.ts'

/** A job may change a thousand rows in a second: changes that come so close are read again once. */
const togetherMs = 250

/** Pause before a stream is opened again that the browser has given up, as it does when a proxy answers 502 for the server. */
const reopenMs = 10_000

/**
 * Marks stale what colleagues change, so that screens on view read it again. The browser resumes a broken stream where it
 * stopped; one that it gives up is opened again, and everything is read again. Returns a function that stops.
 */
export function followChanges(companyId: number): () => void {
  const changed = new Set<string>()
  let telling: ReturnType<typeof setTimeout> | undefined
  let reopening: ReturnType<typeof setTimeout> | undefined
  const tell = () => {
    telling = undefined
    markStale(...changed)
    changed.clear()
  }
  const open = () => {
    const source = new EventSource(`/api/companies/${companyId}/events`)
    source.addEventListener('changed', ({ data }: MessageEvent<string>) => {
      const { top, key } = JSON.parse(data) as { top: string; key: string | null }
      if (isOwnWrite(key)) return
      changed.add(top)
      telling ??= setTimeout(tell, togetherMs)
    })
    source.addEventListener('reset', () => void cache.invalidateQueries())
    source.addEventListener('error', () => {
      if (source.readyState === EventSource.CLOSED) reopening = setTimeout(reopen, reopenMs)
    })
    return source
  }
  const reopen = () => {
    stream = open()
    stream.addEventListener('open', () => void cache.invalidateQueries(), { once: true })
  }
  let stream = open()
  return () => {
    clearTimeout(telling)
    clearTimeout(reopening)
    stream.close()
  }
}
