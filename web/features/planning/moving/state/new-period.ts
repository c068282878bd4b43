import type { Period } from '@filao/domain/kernel/period'
import { instantAt } from '@filao/domain/kernel/time'

const quarter = 15 * 60_000

/** Returns a free period as a rental can have it: one that has already begun starts at the next quarter of an hour. */
export function rentalPeriod({ start, end }: Period, now: string): Period {
  const [from, until, moment] = [start, end, now].map(Date.parse) as [number, number, number]
  if (from >= moment || until <= moment) return { start, end }
  const next = Math.ceil(moment / quarter) * quarter
  return next < until ? { start: instantAt(next), end } : { start, end }
}
