import { type Hold, meeting, type Request, type Row } from './yard.ts'

/** A time of a request at which each vehicle that would do is held by something that no other vehicle may take. */
export type Peak = { start: number; end: number; holds: Hold[] }

/**
 * Finds the first time at which a request is impossible, whatever is moved: as many holds as there are vehicles that
 * would do, none of which may have another vehicle than these. Returns null where nothing proves it.
 */
export function findPeak(rows: readonly Row[], request: Request): Peak | null {
  const wanted = rows.filter(({ id }) => request.fits.has(id))
  const bound = wanted.map(({ holds }) => meeting(holds, request).filter((hold) => isBound(hold, request.fits)))
  const starts = bound.flatMap((holds) => holds.map(({ start }) => Math.max(start, request.start)))
  for (const instant of [...new Set(starts)].toSorted((a, b) => a - b)) {
    const holds = bound.flatMap((own) => own.find(({ start, end }) => start <= instant && instant < end) ?? [])
    if (holds.length < wanted.length) continue
    return { start: instant, end: Math.min(request.end, ...holds.map(({ end }) => end)), holds }
  }
  return null
}

/** Returns true for a hold that stays where it is, or may only have vehicles of these. */
function isBound({ fits }: Hold, vehicles: ReadonlySet<number>): boolean {
  return fits === null || [...fits].every((id) => vehicles.has(id))
}
