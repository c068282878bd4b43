import { topLevel } from '@filao/domain/kernel/endpoint'
import { QueryClient } from '@tanstack/react-query'
import type { AnyInput, Call } from './input.ts'
import { ApiProblem } from './problem.ts'

/** Reads that any write may change, whatever its path. */
const derived = ['home', 'availabilities', 'planning']

/** What plans limit: with each of them changes what is used. */
const limited = ['agencies', 'vehicles', 'customers']

/**
 * Everything the browser has read. A refusal is final; a lost answer is asked for again twice. Without a network a write
 * fails at once and says so, rather than wait for one unseen.
 */
export const cache = new QueryClient({
  defaultOptions: {
    mutations: { networkMode: 'always' },
    queries: {
      staleTime: 30_000,
      retry: (failures, error) =>
        failures < 2 && (!(error instanceof ApiProblem) || error.status === 0 || error.status >= 500),
    },
  },
})

/** The cache key of a read: the top-level path first, so that a write can mark all of it stale. */
export function keyOf(endpoint: Pick<Call, 'method' | 'path'>, { params, query }: AnyInput): unknown[] {
  return [topLevel(endpoint.path), `${endpoint.method} ${endpoint.path}`, params ?? {}, query ?? {}]
}

/** Marks stale what was read under top-level paths, and the derived reads. Screens on view read again at once. */
export function markStale(...tops: string[]): void {
  const billing = tops.some((top) => limited.includes(top)) ? ['billing'] : []
  for (const key of new Set([...tops, ...derived, ...billing])) void cache.invalidateQueries({ queryKey: [key] })
}

/** Puts the answer of a PATCH or PUT where the GET of the same path is kept: both answer the same view. */
export function keepAnswer(endpoint: Pick<Call, 'method' | 'path'>, input: AnyInput, answer: unknown): void {
  if ((endpoint.method !== 'PATCH' && endpoint.method !== 'PUT') || answer === undefined) return
  cache.setQueryData(keyOf({ method: 'GET', path: endpoint.path }, { params: input.params ?? {} }), answer)
}
