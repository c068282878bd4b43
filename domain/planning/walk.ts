import type { Bar } from './bars.ts'
import type { Row } from './rows.ts'

/** The keyboard focus: a row's header, or one of its bars. `at` is the time that moving up and down keeps. */
export type Spot = { rowKey: string; barKey: string | null; at: number | null }

/** The keyboard steps on the board. `pageUp` and `pageDown` move by the number of rows in view. */
export type Step = 'left' | 'right' | 'up' | 'down' | 'home' | 'end' | 'pageUp' | 'pageDown' | 'top' | 'bottom'

/**
 * Returns the position after a step, or the same one at the end. Left and right move through the row's header and bars;
 * up and down select the bar nearest in time, or the header of a row without bars, and keep the time.
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

/** Returns the position of a bar on any row; null when no row has it. */
export function spotOfBar(rows: readonly Row[], barKey: string): Spot | null {
  for (const row of rows) {
    const bar = barsIn(row).find(({ key }) => key === barKey)
    if (bar) return spotOf(row, bar)
  }
  return null
}

/** Returns the bars of a row by time; a group's header has none. */
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
