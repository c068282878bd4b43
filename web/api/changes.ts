import { cache, markStale } from './cache.ts'
import { isOwnWrite } from './own-writes.ts'

/**
 * Hears what colleagues change and marks it stale, so that screens on view read it again. The browser takes a broken
 * stream up by itself where it stopped. Returns how to stop.
 */
export function followChanges(companyId: number): () => void {
  const source = new EventSource(`/api/companies/${companyId}/events`)
  const changed = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | undefined
  const tell = () => {
    timer = undefined
    markStale(...changed)
    changed.clear()
  }
  source.addEventListener('changed', ({ data }: MessageEvent<string>) => {
    const { top, key } = JSON.parse(data) as { top: string; key: string | null }
    if (isOwnWrite(key)) return
    changed.add(top)
    timer ??= setTimeout(tell, togetherMs)
  })
  source.addEventListener('reset', () => void cache.invalidateQueries())
  return () => {
    clearTimeout(timer)
    source.close()
  }
}

/** A job may change a thousand rows in a second: what comes so close is read again once. */
const togetherMs = 250
