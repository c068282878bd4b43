import type { Planning } from '@filao/domain/planning/board.schema'
import { cache } from '#api/cache'
import type { Place, Subject } from './subject.ts'

type Moved = { subject: Subject; place: Place }

/**
 * Makes an optimistic update: shows the moved items at their new positions on every cached board, in one paint. Returns
 * a function that reverts it.
 */
export async function showAt(moved: readonly Moved[]): Promise<() => void> {
  const put = (items: readonly Moved[]) =>
    cache.setQueriesData<unknown>({ queryKey: ['planning'] }, (read: unknown) =>
      isPlanning(read) ? items.reduce(withMoved, read) : read,
    )
  // A read that began before the move would revert it for a moment.
  await cache.cancelQueries({ queryKey: ['planning'] })
  put(moved)
  return () => {
    put(moved.map(({ subject }) => ({ subject, place: subject.is })))
    void cache.invalidateQueries({ queryKey: ['planning'] })
  }
}

function withMoved(read: Planning, { subject: { kind, is }, place: { vehicleId, start, end } }: Moved): Planning {
  // A bar whose vehicle is out begins when it left.
  const isOut = kind === 'rental' && is.status === 'ongoing'
  const moved = <One extends { id: number; isFormer?: boolean }>(one: One): One =>
    one.id === is.id && !one.isFormer ? { ...one, vehicleId, end, ...(isOut ? {} : { start }) } : one
  return kind === 'rental'
    ? { ...read, rentals: read.rentals.map(moved) }
    : { ...read, unavailabilities: read.unavailabilities.map(moved) }
}

function isPlanning(read: unknown): read is Planning {
  return typeof read === 'object' && read !== null && 'rentals' in read && 'unavailabilities' in read
}
