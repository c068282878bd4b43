import type { Bar } from './bars.ts'
import type { Row } from './rows.ts'

/** Where the keyboard is: a row's header, or one of its bars. `at` is the moment that going up and down keeps to. */
export type Spot = { rowKey: string; barKey: string | null; at: number | null }

/** How keys go from one place of the board to the next. `page` is how many rows are in view. */
export type Step = 'left' | 'right' | 'up' | 'down' | 'home' | 'end' | 'pageUp' | 'pageDown' | 'top' | 'bottom'

/**
 * The place a step leads to; the same one where there is no further. Sideways is from bar to bar, the row's header first; up
 * and down lead to the bar nearest in time, or to the header of a row that has none, without forgetting the time.
 */
export function walk(rows: readonly Row[], from: Spot, step: Step, page: number): Spot {
  const index = rows.findIndex(({ key }) => key === from.rowKey)
  const row = rows[index]
  if (!row) return rows[0] ? headerOf(rows[0]) : from
  const bars = barsIn(row)
  const bar = bars.findIndex(({ key }) => key === from.barKey)
  if (step === 'left') return bar > 0 ? spotOf(row, bars[bar - 1]) : headerOf(row)
  if (step === 'right') return bar + 1 < bars.length ? spotOf(row, bars[bar + 1]) : from
  if (step === 'home') return headerOf(row)
  if (step === 'end') return bars.length > 0 ? spotOf(row, bars.at(-1)) : from
  const target = rows[Math.min(Math.max(index + distance(step, page, rows.length), 0), rows.length - 1)]
  if (!target || target === row) return from
  return from.at === null ? headerOf(target) : { ...nearest(target, from.at), at: from.at }
}

/** The place of a bar, wherever its row is; null for a bar that is on no row. */
export function spotOfBar(rows: readonly Row[], barKey: string): Spot | null {
  for (const row of rows) {
    const bar = barsIn(row).find(({ key }) => key === barKey)
    if (bar) return spotOf(row, bar)
  }
  return null
}

/** The bars of a row by time; a group's header has none of its own. */
export function barsIn(row: Row): Bar[] {
  return row.kind === 'group' ? [] : row.bars
}

function distance(step: Step, page: number, all: number): number {
  const distances: Partial<Record<Step, number>> = {
    up: -1,
    down: 1,
    pageUp: -page,
    pageDown: page,
    top: -all,
    bottom: all,
  }
  return distances[step] ?? 0
}

function headerOf({ key }: Row): Spot {
  return { rowKey: key, barKey: null, at: null }
}

function spotOf(row: Row, bar: Bar | undefined): Spot {
  return { rowKey: row.key, barKey: bar?.key ?? null, at: bar?.start ?? null }
}

function nearest(row: Row, at: number): Spot {
  const gap = (bar: Bar) => Math.max(bar.start - at, at - bar.end, 0)
  const [first, ...others] = barsIn(row)
  return first
    ? spotOf(
        row,
        others.reduce((best, bar) => (gap(bar) < gap(best) ? bar : best), first),
      )
    : headerOf(row)
}
