import type { Unavailability } from '@filao/domain/fleet/unavailability/unavailability.schema'
import type { Period } from '@filao/domain/kernel/period'
import type { Bar } from '@filao/domain/planning/bars'
import { agreedPeriod } from '@filao/domain/planning/move'
import type { Rental } from '@filao/domain/rentals/record/rental.schema'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { cache } from '#api/cache'
import { send } from '#api/call'
import { getRental, getUnavailability } from '#api/calls'

/** The rental or unavailability of a bar, as read from the server, with the version that a change is based on. */
export type Subject = { version: string } & (
  | { kind: 'rental'; is: Rental }
  | { kind: 'unavailability'; is: Unavailability }
)

/** A vehicle and a period. */
export type Place = Period & { vehicleId: number }

/** The data that names a bar and its position in messages: with the zones of its start and end. */
export type MoveFacts = { bar: Bar; zones: { start: string; end: string }; plateOf: (vehicleId: number) => string }

/** A saved change of one bar: the subject before it, its new position, and the data of its message. */
type DoneOne = MoveFacts & { before: Subject; after: Place }

/** A saved change, which is undone as a whole: of one bar, or of those that exchanged their vehicles. */
export type Done = [DoneOne, ...DoneOne[]]

/** Reads the current rental or unavailability of a bar, with its version. */
export async function readSubject(companyId: number, bar: Bar, signal?: AbortSignal): Promise<Subject> {
  const { rental, unavailability, vehicleId } = bar
  const [line, params] = rental
    ? [getRental, { companyId, id: rental.id }]
    : [getUnavailability, { companyId, vehicleId, id: unavailability?.id ?? 0 }]
  const { body, headers } = await send(line, { params, ...(signal && { signal }) })
  const version = headers.get('ETag') ?? '*'
  return rental
    ? { kind: 'rental', is: body as Rental, version }
    : { kind: 'unavailability', is: body as Unavailability, version }
}

/** Returns the subject of the move with that number, read once when it begins. */
export function useSubject(companyId: number, moveId: number | string, bar: Bar | null) {
  return useQuery({ ...subjectQuery(companyId, moveId, bar as Bar), enabled: bar !== null })
}

/** Waits for the subject of a move, and reads it again when reading it has failed. */
export function awaitSubject(companyId: number, moveId: number | string, bar: Bar): Promise<Subject> {
  return cache.ensureQueryData(subjectQuery(companyId, moveId, bar))
}

function subjectQuery(companyId: number, moveId: number | string, bar: Bar) {
  return queryOptions({
    queryKey: ['moving', companyId, moveId],
    queryFn: ({ signal }) => readSubject(companyId, bar, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  })
}

/**
 * Returns the position of a subject after a proposal. While the vehicle is out the agreed start is kept, because the
 * bar begins at the actual departure.
 */
export function placeOf({ kind, is }: Subject, { vehicleId, start, end }: Place): Place {
  const isOut = kind === 'rental' && is.status === 'ongoing'
  return { vehicleId, start: isOut ? is.start : start, end }
}

/** Returns true when both have the same vehicle and the same period. */
export function isSamePlace(a: Place, b: Place): boolean {
  return a.vehicleId === b.vehicleId && a.start === b.start && a.end === b.end
}

/** Returns the position of a bar before it moves; null for something new. */
export function placeBefore(bar: Bar | null): Place | null {
  return bar && { vehicleId: bar.vehicleId, ...agreedPeriod(bar) }
}

/**
 * Returns true when a subject is where its bar was drawn. It is read once a move has begun, so a colleague may have
 * moved it between the drawing and the reading. While the vehicle is out the bar begins at the actual departure.
 */
export function isAsDrawn(bar: Bar, { kind, is }: Subject): boolean {
  const drawn = agreedPeriod(bar)
  const isOut = kind === 'rental' && is.status === 'ongoing'
  return (
    bar.vehicleId === is.vehicleId &&
    (isOut || Date.parse(drawn.start) === Date.parse(is.start)) &&
    Date.parse(drawn.end) === Date.parse(is.end)
  )
}

/** Returns the agreed position of a subject. */
export function placeNow({ is: { vehicleId, start, end } }: Subject): Place {
  return { vehicleId, start, end }
}
