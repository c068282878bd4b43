import { boardStatuses, type Planning } from '@filao/domain/planning/board'
import { type Chunk, mergeChunks } from '@filao/domain/planning/chunks'
import { getPlanning } from '@filao/domain/planning/contract'
import { holdsVehicle, type RentalStatus } from '@filao/domain/rentals/status'
import { useQueries } from '@tanstack/react-query'
import { useRef } from 'react'
import { query } from '#api/read'
import { useSession } from '#app/session'

/** What the board draws, of the months asked for. */
export type PlanningRead = {
  /** Null before the first answer; then the latest whole one, also while more is on its way. */
  planning: Planning | null
  /** Something that is needed or seen is not there yet. */
  isWaiting: boolean
  error: unknown
  retry: () => void
}

/**
 * Reads the months of `needed` and of `seen`, one call each: the first of every year with vehicles and holidays, the others
 * with bars alone. The board waits for what is needed; what has been scrolled to comes by itself.
 */
export function usePlanning(needed: Chunk[], seen: Chunk[], statuses: RentalStatus[]): PlanningRead {
  const { companyId } = useSession()
  const wholes = useWholes([...needed, ...seen])
  const chunks = [...new Map([...wholes, ...needed, ...seen].map((chunk) => [chunk.month, chunk])).values()]
  // What holds a vehicle is read even where it is not shown: nothing that is taken may look free.
  const status = boardStatuses.filter((one) => holdsVehicle(one) || statuses.includes(one)).join(',')
  const results = useQueries({
    queries: chunks.map(({ start, end, month }) => {
      const part = wholes.some((whole) => whole.month === month) ? {} : { only: 'bars' as const }
      return query(getPlanning, { params: { companyId }, query: { start, end, status, ...part } })
    }),
  })
  const mustBeThere = results.slice(0, new Set([...wholes, ...needed].map(({ month }) => month)).size)
  const answers = results
    .toSorted((a, b) => a.dataUpdatedAt - b.dataUpdatedAt)
    .flatMap(({ data }) => (data ? [data] : []))
  return {
    planning: useMerged(
      answers,
      mustBeThere.every(({ data }) => data !== undefined),
    ),
    isWaiting: results.some(({ data, isFetching }) => data === undefined && isFetching),
    error: results.find(({ data, error }) => data === undefined && error)?.error ?? null,
    retry: () => {
      for (const result of results) if (result.error) void result.refetch()
    },
  }
}

/** Of each year that has been shown the month that was shown first: its answer has everything. */
function useWholes(chunks: Chunk[]): Chunk[] {
  const known = useRef(new Map<string, Chunk>())
  for (const chunk of chunks) {
    const year = chunk.month.slice(0, 4)
    if (!known.current.has(year)) known.current.set(year, chunk)
  }
  return [...known.current.values()]
}

/** The answers as one, made anew only where one of them is new and all that must be there is. */
function useMerged(answers: Planning[], isReady: boolean): Planning | null {
  const last = useRef<{ answers: Planning[]; merged: Planning }>(null)
  if (!isReady) return last.current?.merged ?? null
  const known = last.current?.answers ?? []
  if (!last.current || known.length !== answers.length || known.some((answer, at) => answer !== answers[at])) {
    if (!last.current) performance.mark('planning:data-ready')
    last.current = { answers, merged: mergeChunks(answers) }
  }
  return last.current.merged
}
