import type { FreeFilter } from '@filao/domain/planning/free-period'

/** Returns the key of the words for the number of vehicles: those of a period that is over were free. */
export function countMessage(filter: FreeFilter | null, now: number): 'count' | 'free.count' | 'free.past' {
  if (!filter) return 'count'
  return filter.end <= now ? 'free.past' : 'free.count'
}
