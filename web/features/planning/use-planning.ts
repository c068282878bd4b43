import { boardStatuses, type Planning } from '@filao/domain/planning/board'
import { type Chunk, mergeChunks } from '@filao/domain/planning/chunks'
import { getPlanning } from '@filao/domain/planning/contract'
import { holdsVehicle, type RentalStatus } from '@filao/domain/rentals/status'
import { useQueries } from '@tanstack/react-query'
import { useRef } from 'react'
import { query } from '#api/read'
import { useSession } from '#app/session'

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
  const chunks = [...new Map([...wholes, ...needed, ...seen].map((chunk) => [chunk.month, chunk])).values()]
  // Rentals that hold a vehicle are read even when hidden, so that no taken vehicle looks free.
  const status = boardStatuses.filter((one) => holdsVehicle(one) || statuses.includes(one)).join(',')
  const results = useQueries({
    queries: chunks.map(({ start, end, month }) => {
      const part = wholes.some((whole) => whole.month === month) ? {} : { only: 'bars' as const }
      return query(getPlanning, { params: { companyId }, query: { start, end, status, ...part } })
    }),
  })
  const mustBeThere = results.slice(0, new Set([...wholes, ...needed].map(({ month }) => month)).size)
  const answers = results
    .map(({ data, dataUpdatedAt }, at) => ({ data, dataUpdatedAt, month: chunks[at]?.month ?? '' }))
    .toSorted((a, b) => a.dataUpdatedAt - b.dataUpdatedAt)
    .flatMap(({ data, month }) => (data ? [{ data, month }] : []))
  const isReady = mustBeThere.every(({ data }) => data !== undefined)
  return {
    ...useMerged(answers, isReady),
    isWaiting: results.some(({ data, isFetching }) => data === undefined && isFetching),
    error: results.find(({ data, error }) => data === undefined && error)?.error ?? null,
    retry: () => {
      for (const result of results) if (result.error) void result.refetch()
    },
  }
}

/** Returns, for each year shown, the month that was shown first: its answer also has vehicles and holidays. */
function useWholes(chunks: Chunk[]): Chunk[] {
  const known = useRef(new Map<string, Chunk>())
  for (const chunk of chunks) {
    const year = chunk.month.slice(0, 4)
    if (!known.current.has(year)) known.current.set(year, chunk)
  }
  return [...known.current.values()]
}

type Merged = Pick<PlanningRead, 'planning' | 'months'>

const nothing: Merged = { planning: null, months: new Set() }

/** Merges the answers, again only when one of them is new and all needed ones have arrived. */
function useMerged(answers: { data: Planning; month: string }[], isReady: boolean): Merged {
  const last = useRef<{ read: Planning[]; merged: Merged }>(null)
  if (!isReady) return last.current?.merged ?? nothing
  const read = answers.map(({ data }) => data)
  const known = last.current?.read ?? []
  if (!last.current || known.length !== read.length || known.some((answer, at) => answer !== read[at])) {
    if (!last.current) performance.mark('planning:data-ready')
    const months = new Set(answers.map(({ month }) => month))
    last.current = { read, merged: { planning: mergeChunks(read), months } }
  }
  return last.current.merged
}
