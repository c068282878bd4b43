import { cache, markAllStale, markStale } from './cache.ts'
import { isOwnWrite } from './own-writes.ts'

/** Debounces changes in milliseconds: a job may change a thousand rows in a second. */
const togetherMs = 250

/** The pause before a closed stream is opened again; browsers close it when a proxy answers 502. */
const reopenMs = 10_000

/**
 * Marks stale the data that colleagues change, so that visible screens read it again. A stream begins with what changed
 * since the oldest data was read: the browser resumes a broken stream, and a closed one is opened again. Returns a
 * function that stops.
 */
export function followChanges(companyId: number): () => void {
  const changed = new Set<string>()
  let notifying: ReturnType<typeof setTimeout> | undefined
  let reopening: ReturnType<typeof setTimeout> | undefined
  const notify = () => {
    notifying = undefined
    markStale(...changed)
    changed.clear()
  }
  const open = () => {
    const source = new EventSource(`/api/companies/${companyId}/events?age=${ageOfOldest()}`)
    let isResumable = false
    source.addEventListener('head', () => {
      isResumable = true
    })
    source.addEventListener('changed', ({ data }: MessageEvent<string>) => {
      const { top, key } = JSON.parse(data) as { top: string; key: string | null }
      if (isOwnWrite(key)) return
      changed.add(top)
      notifying ??= setTimeout(notify, togetherMs)
    })
    source.addEventListener('reset', markAllStale)
    source.addEventListener('error', () => {
      // Without a head the browser would go on asking with the age of the first try.
      if (!isResumable) source.close()
      if (source.readyState === EventSource.CLOSED) reopening = setTimeout(reopen, reopenMs)
    })
    return source
  }
  const reopen = () => {
    stream = open()
  }
  let stream = open()
  return () => {
    clearTimeout(notifying)
    clearTimeout(reopening)
    stream.close()
  }
}

/** Returns the age of the oldest data in the cache, in milliseconds. */
function ageOfOldest(): number {
  const now = Date.now()
  const times = cache
    .getQueryCache()
    .getAll()
    .map(({ state }) => state.dataUpdatedAt || now)
  return Math.max(0, now - Math.min(now, ...times))
}
