import type { Days } from '@filao/domain/statistics/days'
import { paths } from '#session/paths'
import type { ShownFigure } from './shown-figures.ts'

/**
 * Returns the screen with the rows behind a figure, the permission to open it, and the word of its link; null for the
 * costs of upkeep, since no list has the visits of a period.
 */
export function rowsOf(figure: ShownFigure, days: Days) {
  if (figure === 'upkeepAmount') return null
  if (figure === 'chargesAmount') {
    const to = `${paths.journal}?${new URLSearchParams({ tab: 'turnover', ...days })}`
    return { to, can: 'journal.read', word: 'journal' } as const
  }
  if (figure === 'refusedCount' || figure === 'refusedDays') {
    return { to: refusedOf(days), can: 'statistics.read', word: 'refused' } as const
  }
  return { to: rentalsOf(days), can: 'company.read', word: 'rentals' } as const
}

/** Returns the list of the refused requests that cover a moment of a period. */
export function refusedOf(days: Days): string {
  return `${paths.refusedRequests}?${new URLSearchParams(days)}`
}

/** Returns the list of the contracts planned for a moment of a period, of one agency, category or source. */
export function rentalsOf(
  { from, to }: Days,
  part: { agency?: number; category?: number; source?: number } = {},
): string {
  const query = new URLSearchParams({ status: 'pending,ongoing,done', from, to })
  for (const [name, id] of Object.entries(part)) query.set(name, String(id))
  return `${paths.rentals}?${query}`
}
