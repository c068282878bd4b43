import { getUnavailability } from '@filao/domain/fleet/contract'
import type { Unavailability } from '@filao/domain/fleet/unavailability'
import type { Period } from '@filao/domain/kernel/period'
import type { Bar } from '@filao/domain/planning/bars'
import { getRental } from '@filao/domain/rentals/contract'
import type { Rental } from '@filao/domain/rentals/rental'
import { useQuery } from '@tanstack/react-query'
import { send } from '#api/call'

/** The rental or unavailability of a bar, as read from the server, with the version that a change is based on. */
export type Subject = { version: string } & (
  | { kind: 'rental'; is: Rental }
  | { kind: 'unavailability'; is: Unavailability }
)

/** A vehicle and a period. */
export type Place = Period & { vehicleId: number }

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
  return useQuery({
    queryKey: ['moving', companyId, moveId],
    queryFn: ({ signal }) => readSubject(companyId, bar as Bar, signal),
    enabled: bar !== null,
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
