import type { Planning } from '@filao/domain/planning/board.schema'
import { cache } from '#api/cache'
import type { Place, Subject } from './subject.ts'

/**
 * Makes an optimistic update: shows the moved item at its new position on every cached board. Returns a function that
 * reverts it.
 */
export async function showAt({ kind, is }: Subject, place: Place): Promise<() => void> {
  // A bar whose vehicle is out begins when it left.
  const isOut = kind === 'rental' && is.status === 'ongoing'
  const put = ({ vehicleId, start, end }: Place) =>
    cache.setQueriesData<unknown>({ queryKey: ['planning'] }, (read: unknown) => {
      if (!isPlanning(read)) return read
      const moved = <One extends { id: number; isFormer?: boolean }>(one: One): One =>
        one.id === is.id && !one.isFormer ? { ...one, vehicleId, end, ...(isOut ? {} : { start }) } : one
      return kind === 'rental'
        ? { ...read, rentals: read.rentals.map(moved) }
        : { ...read, unavailabilities: read.unavailabilities.map(moved) }
    })
  // A read that began before the move would revert it for a moment.
  await cache.cancelQueries({ queryKey: ['planning'] })
  put(place)
  return () => {
    put(is)
    void cache.invalidateQueries({ queryKey: ['planning'] })
  }
}

function isPlanning(read: unknown): read is Planning {
  return typeof read === 'object' && read !== null && 'rentals' in read && 'unavailabilities' in read
}
