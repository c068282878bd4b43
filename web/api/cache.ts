import type { StaleAfter } from '@filao/domain/kernel/endpoint'
import { topLevel } from '@filao/domain/kernel/top-level'
import { type Query, QueryClient } from '@tanstack/react-query'
import type { AnyInput, Call } from './input.ts'
import { ApiProblem } from './problem.ts'
import { shareStructure } from './versions.ts'

/**
 * Caches everything the browser has read. A refusal is final, a lost response is retried twice; without a network a
 * read and a write fail at once instead of being queued, so that a read can take what is kept on the device.
 */
export const cache = new QueryClient({
  defaultOptions: {
    mutations: { networkMode: 'always' },
    queries: {
      networkMode: 'always',
      staleTime: 30_000,
      structuralSharing: shareStructure,
      retry: (failures, error) =>
        failures < 2 && (!(error instanceof ApiProblem) || error.status === 0 || error.status >= 500),
    },
  },
})

/** Returns the cache key of a read: the top-level path first, so that a write can mark all of it stale. */
export function keyOf(endpoint: Pick<Call, 'method' | 'path'>, { params, query, body }: AnyInput): unknown[] {
  const key = [topLevel(endpoint.path), `${endpoint.method} ${endpoint.path}`, params ?? {}, query ?? {}]
  return body === undefined ? key : [...key, body]
}

/**
 * Marks stale the reads under top-level paths, and those whose endpoint names one of them. Visible screens read
 * again at once.
 */
export function markStale(...tops: string[]): void {
  invalidate(({ queryKey, meta }) => {
    const staleAfter = (meta?.staleAfter ?? []) as StaleAfter
    return staleAfter === 'any' || tops.some((top) => queryKey[0] === top || staleAfter.includes(top))
  })
}

/** Marks all reads stale. */
export function markAllStale(): void {
  invalidate(() => true)
}

/** The hashes of the queries in flight that are invalidated once they have ended. */
const readAgain = new Set<string>()

/**
 * Marks reads stale. TanStack Query does not cancel a fetch in flight that has no data yet, or no observer, and stores
 * its answer as fresh, though it may be older than the change: such a read is marked stale again when it has ended.
 */
function invalidate(predicate: (read: Query) => boolean): void {
  const kept = cache
    .getQueryCache()
    .findAll({ predicate, fetchStatus: 'fetching' })
    .filter((read) => (read.state.data === undefined || !read.isActive()) && !readAgain.has(read.queryHash))
  void cache.invalidateQueries({ predicate })
  for (const read of kept) void invalidateAfter(read)
}

async function invalidateAfter(read: Query): Promise<void> {
  readAgain.add(read.queryHash)
  try {
    // Returns the promise of the fetch in flight.
    await read.fetch()
  } catch {
    // The read failed, or was cancelled because its screen was left.
    return
  } finally {
    readAgain.delete(read.queryHash)
  }
  await cache.invalidateQueries({ queryKey: read.queryKey, exact: true })
}

/** Caches the response of a PATCH or PUT under the GET of the same path: both return the same view. */
export function cacheResponse(endpoint: Pick<Call, 'method' | 'path'>, input: AnyInput, response: unknown): void {
  if ((endpoint.method !== 'PATCH' && endpoint.method !== 'PUT') || response === undefined) return
  cache.setQueryData(keyOf({ method: 'GET', path: endpoint.path }, { params: input.params ?? {} }), response)
}
