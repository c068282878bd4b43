import { boardViews } from '@filao/domain/access/board-view'
import type { BoardView } from '@filao/domain/access/board-view.schema'
import type { Instant, LocalDate } from '@filao/domain/kernel/time.schema'
import { boardStatuses, defaultStatuses } from '@filao/domain/planning/board'
import type { FreePeriod } from '@filao/domain/planning/free-period'
import { type Grouping, groupings } from '@filao/domain/planning/rows'
import { defaultView } from '@filao/domain/planning/scale'
import type { RentalStatus } from '@filao/domain/rentals/status/status.schema'

/** The views of earlier versions, whose URLs may be in bookmarks. */
const formerViews: Record<string, BoardView> = { '7days': 'week', '30days': 'month' }

/** The parameters of the planning, kept in the URL. */
export type PlanningParams = {
  view: BoardView
  /** A day of the period, or the one that it rolls with; null is today. */
  date: LocalDate | null
  groupBy: Grouping
  agencyId: number | undefined
  categoryId: number | undefined
  statuses: RentalStatus[]
  /** Only vehicles that are free for this whole period are shown. */
  free: FreePeriod
  text: string
  /** Ids of the collapsed groups. */
  collapsed: ReadonlySet<number>
}

/** The parameters to change; of the free period also one end alone. */
export type ParamsChange = Partial<Omit<PlanningParams, 'free'>> & { free?: Partial<FreePeriod> }

/** Changes parameters to the given ones, or to those that a function computes from the newest query. */
export type ChangeParams = (change: ParamsChange | ((last: PlanningParams) => ParamsChange)) => void

/**
 * Parses the parameters; a missing or invalid one gets its default. The default view is the one that the user chose
 * last.
 */
export function readParams(search: URLSearchParams, lastView: BoardView = defaultView): PlanningParams {
  const requested = search.get('status')?.split(',')
  const named = search.get('view') ?? ''
  return {
    view: boardViews.find((view) => view === named) ?? formerViews[named] ?? lastView,
    date: dayOf(search.get('date')),
    groupBy: groupings.find((grouping) => grouping === search.get('by')) ?? 'category',
    agencyId: idOf(search.get('agency')),
    categoryId: idOf(search.get('category')),
    statuses: requested ? boardStatuses.filter((status) => requested.includes(status)) : defaultStatuses,
    free: { from: instantOf(search.get('from')), to: instantOf(search.get('to')) },
    text: search.get('q') ?? '',
    collapsed: new Set(search.get('folded')?.match(/\d+/g)?.map(Number)),
  }
}

/** Returns the query of these parameters, without defaults. A null default view names the view in any case. */
export function writeParams(params: PlanningParams, lastView: BoardView | null = defaultView): URLSearchParams {
  const { view, date, groupBy, agencyId, categoryId, statuses, free, text, collapsed } = params
  const said = {
    view: view === lastView ? null : view,
    date,
    by: groupBy === 'category' ? null : groupBy,
    agency: agencyId ?? null,
    category: categoryId ?? null,
    // No status at all is a choice too: the parameter is then present and empty.
    status: areDefault(statuses) ? null : statuses.join(','),
    from: free.from,
    to: free.to,
    q: text || null,
    folded: [...collapsed].join('.') || null,
  }
  const entries = Object.entries(said).filter(([, value]) => value !== null)
  return new URLSearchParams(entries.map(([name, value]) => [name, String(value)]))
}

/** Returns true when these are the default statuses of the board. */
export function areDefault(statuses: RentalStatus[]): boolean {
  return statuses.length === defaultStatuses.length && defaultStatuses.every((status) => statuses.includes(status))
}

function idOf(text: string | null): number | undefined {
  return text && /^\d{1,9}$/.test(text) ? Number(text) : undefined
}

/** Parses an instant to the minute, such as 2026-11-26T13:00Z; seconds are accepted. */
function instantOf(text: string | null): Instant | null {
  const [, day, time] = /^(\d{4}-\d\d-\d\d)T((?:[01]\d|2[0-3]):[0-5]\d)(:\d\d)?Z$/.exec(text ?? '') ?? []
  return dayOf(day ?? null) && time ? `${day}T${time}:00Z` : null
}

function dayOf(text: string | null): LocalDate | null {
  if (text === null || !/^(19|20|21)\d\d-\d\d-\d\d$/.test(text)) return null
  const moment = new Date(`${text}T00:00Z`)
  // A 31st of February is read as a day of March.
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text) ? text : null
}
