import { cache, markStale } from './cache.ts'
import { isOwnWrite } from './own-writes.ts'
import { noteFollowedUntilNow, unfollowedMs } from './unfollowed.ts'

/** Debounces changes in milliseconds: a job may change a thousand rows in a second. */
const togetherMs = 250

/** The pause before a closed stream is opened again; browsers close it when a proxy answers 502. */
const reopenMs = 10_000

/**
 * Marks stale the data that colleagues change, so that visible screens read it again. The stream begins with what
 * changed since the oldest data was asked for. The browser resumes a broken stream; a closed one is opened again and
 * everything is read again. Returns a function that stops.
 */
export function followChanges(companyId: number): () => void {
  const changed = new Set<string>()
  let telling: ReturnType<typeof setTimeout> | undefined
  let reopening: ReturnType<typeof setTimeout> | undefined
  let hears = false
  const tell = () => {
    telling = undefined
    markStale(...changed)
    changed.clear()
  }
  const stopHearing = () => {
    if (hears) noteFollowedUntilNow()
    hears = false
  }
  const open = () => {
    const source = new EventSource(`/api/companies/${companyId}/events?age=${unfollowedMs()}`)
    let canResume = false
    source.addEventListener('ready', () => {
      hears = canResume = true
    })
    source.addEventListener('changed', ({ data }: MessageEvent<string>) => {
      const { top, key } = JSON.parse(data) as { top: string; key: string | null }
      if (isOwnWrite(key)) return
      changed.add(top)
      telling ??= setTimeout(tell, togetherMs)
    })
    source.addEventListener('reset', () => void cache.invalidateQueries())
    source.addEventListener('error', () => {
      stopHearing()
      // Until it is ready, the browser would resume it with the age that was true at first.
      if (!canResume) source.close()
      if (source.readyState === EventSource.CLOSED) reopening = setTimeout(reopen, reopenMs)
    })
    return source
  }
  const reopen = () => {
    stream = open()
    stream.addEventListener('ready', () => void cache.invalidateQueries(), { once: true })
  }
  let stream = open()
  return () => {
    clearTimeout(telling)
    clearTimeout(reopening)
    stream.close()
    stopHearing()
  }
}
