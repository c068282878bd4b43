import type { BoardView } from '@filao/domain/access/board-view.schema'
import type { Instant, LocalDate } from '@filao/domain/kernel/time.schema'
import { boardStatuses } from '@filao/domain/planning/board'
import { type Chunk, monthsOf } from '@filao/domain/planning/chunks'
import { monthsToRead } from '@filao/domain/planning/free-period'
import { aroundNow, periodOf, startOfDay } from '@filao/domain/planning/scale'
import { holdsVehicle } from '@filao/domain/rentals/status/status'
import type { RentalStatus } from '@filao/domain/rentals/status/status.schema'
import type { PlanningParams } from './params/planning-params.ts'

type Shown = Pick<PlanningParams, 'view' | 'date' | 'free'>

/** The input of `getPlanning` for one month. */
type MonthInput = {
  params: { companyId: number }
  query: { start: Instant; end: Instant; status: string; only?: 'bars' }
}

/**
 * Lists the months that the board shows first, which are those around now in the current period, and those of the
 * period that is searched for free vehicles.
 */
export function monthsNeeded({ view, date, free }: Shown, today: LocalDate, timezone: string): Chunk[] {
  return [...monthsShown(view, date, today, timezone), ...monthsToRead(free, timezone)]
}

function monthsShown(view: BoardView, date: LocalDate | null, today: LocalDate, timezone: string): Chunk[] {
  const period = periodOf(view, date ?? today, timezone)
  const now = startOfDay(today, timezone)
  const isNow = view !== '14days' && period.start <= now && now < period.end
  const { start, end } = isNow ? aroundNow(view, now, timezone) : period
  return monthsOf(start, end, timezone)
}

/** Adds the first month of each year that is not known yet: its answer also has vehicles and holidays. */
export function firstOfYears(months: Chunk[], known = new Map<string, Chunk>()): Map<string, Chunk> {
  for (const chunk of months) {
    const year = chunk.month.slice(0, 4)
    if (!known.has(year)) known.set(year, chunk)
  }
  return known
}

/** Returns the calls of the months, each once, the whole ones first; all other months are read with bars alone. */
export function monthsToCall(
  companyId: number,
  months: Chunk[],
  statuses: RentalStatus[],
  wholes: Chunk[] = [...firstOfYears(months).values()],
): MonthInput[] {
  // Rentals that hold a vehicle are read even when hidden, so that no taken vehicle looks free.
  const status = boardStatuses.filter((one) => holdsVehicle(one) || statuses.includes(one)).join(',')
  return distinctMonths([...wholes, ...months]).map(({ start, end, month }) => {
    const part = wholes.some((whole) => whole.month === month) ? {} : { only: 'bars' as const }
    return { params: { companyId }, query: { start, end, status, ...part } }
  })
}

/** Returns each month once, in the order in which they are first named. */
export function distinctMonths(months: Chunk[]): Chunk[] {
  return [...new Map(months.map((chunk) => [chunk.month, chunk])).values()]
}
