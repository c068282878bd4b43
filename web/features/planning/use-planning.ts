import type { Planning } from '@filao/domain/planning/board.schema'
import { type Chunk, mergeChunks } from '@filao/domain/planning/chunks'
import type { RentalStatus } from '@filao/domain/rentals/status/status.schema'
import { useQueries } from '@tanstack/react-query'
import { useRef } from 'react'
import { getPlanning } from '#api/calls'
import { query } from '#api/read'
import { useSession } from '#session/session'
import { distinctMonths, firstOfYears, monthsToCall } from './board-reads.ts'

/** The board's data for the requested months. */
type PlanningRead = {
  /** Null before the first answer; then the latest complete data, also while more is loading. */
  planning: Planning | null
  /** The months that are in it, like `2026-03`. */
  months: ReadonlySet<string>
  /** True while a needed or visible month is loading. */
  isWaiting: boolean
  error: unknown
  retry: () => void
}

/**
 * Reads the months of `needed` and of `seen`, one call each: the first of every year with vehicles and holidays, the
 * others with bars alone. The board waits for the needed ones; those scrolled to appear when they arrive.
 */
export function usePlanning(needed: Chunk[], seen: Chunk[], statuses: RentalStatus[]): PlanningRead {
  const { companyId } = useSession()
  const wholes = useWholes([...needed, ...seen])
  const chunks = distinctMonths([...wholes, ...needed, ...seen])
  const results = useQueries({
    queries: monthsToCall(companyId, chunks, statuses, wholes).map((input) => query(getPlanning, input)),
  })
  const mustBeThere = results.slice(0, distinctMonths([...wholes, ...needed]).length)
  const responses = results
    .map(({ data, dataUpdatedAt }, at) => ({ data, dataUpdatedAt, month: chunks[at]?.month ?? '' }))
    .toSorted((a, b) => a.dataUpdatedAt - b.dataUpdatedAt)
    .flatMap(({ data, month }) => (data ? [{ data, month }] : []))
  const isReady = mustBeThere.every(({ data }) => data !== undefined)
  return {
    ...useMerged(responses, isReady),
    isWaiting: results.some(({ data, isFetching }) => data === undefined && isFetching),
    error: results.find(({ data, error }) => data === undefined && error)?.error ?? null,
    retry: () => {
      for (const result of results) if (result.error) void result.refetch()
    },
  }
}

/** Returns, for each year shown, the month that was shown first. */
function useWholes(chunks: Chunk[]): Chunk[] {
  const known = useRef(new Map<string, Chunk>())
  return [...firstOfYears(chunks, known.current).values()]
}

type Merged = Pick<PlanningRead, 'planning' | 'months'>

const nothing: Merged = { planning: null, months: new Set() }

/** Merges the answers, again only when one of them is new and all needed ones have arrived. */
function useMerged(responses: { data: Planning; month: string }[], isReady: boolean): Merged {
  const last = useRef<{ read: Planning[]; merged: Merged }>(null)
  if (!isReady) return last.current?.merged ?? nothing
  const read = responses.map(({ data }) => data)
  const known = last.current?.read ?? []
  if (!last.current || known.length !== read.length || known.some((response, at) => response !== read[at])) {
    if (!last.current) performance.mark('planning:data-ready')
    const months = new Set(responses.map(({ month }) => month))
    last.current = { read, merged: { planning: mergeChunks(read), months } }
  }
  return last.current.merged
}
