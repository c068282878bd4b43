import type { Bar } from './bars.ts'
import type { Row } from './rows.ts'
import type { Scale } from './scale.ts'

/** The keyboard focus: a row's header, or one of its bars. `at` is the time that moving up and down keeps. */
export type Spot = { rowKey: string; barKey: string | null; at: number | null }

/** The keyboard steps on the board. `pageUp` and `pageDown` move by a page of rows. */
export type Step = 'left' | 'right' | 'up' | 'down' | 'home' | 'end' | 'pageUp' | 'pageDown' | 'top' | 'bottom'

/**
 * The part of the board on the screen: the instant at its left edge and the rows of a page. Only bars on the scale can
 * be scrolled to.
 */
export type View = { left: number; page: number; scale: Pick<Scale, 'start' | 'end'> }

/**
 * Returns the position after a step, or the same one at the end. Left and right move through the row's header and bars,
 * from the header to the first bar in view or after it; up and down select the bar nearest in time, or the header of a
 * row without bars, and keep the time.
 */
export function walk(rows: readonly Row[], from: Spot, step: Step, view: View): Spot {
  const index = rows.findIndex(({ key }) => key === from.rowKey)
  const row = rows[index]
  if (!row) return rows[0] ? headerOf(rows[0]) : from
  const bars = barsWithin(row, view)
  const bar = bars.findIndex(({ key }) => key === from.barKey)
  if (step === 'left') return bar > 0 ? spotOf(row, bars[bar - 1]) : headerOf(row)
  if (step === 'right' || step === 'end') {
    const next = step === 'end' ? bars.at(-1) : bar < 0 ? bars.find(({ end }) => end > view.left) : bars[bar + 1]
    return next ? spotOf(row, next) : from
  }
  if (step === 'home') return headerOf(row)
  const target = rows[Math.min(Math.max(index + distance(step, view.page, rows.length), 0), rows.length - 1)]
  if (!target || target === row) return from
  if (from.at === null) return headerOf(target)
  return { ...nearest(target, barsWithin(target, view), Math.max(from.at, view.left)), at: from.at }
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

/** Leaves out what is loaded beyond the board. */
function barsWithin(row: Row, { scale }: View): Bar[] {
  return barsIn(row).filter(({ start, end }) => end > scale.start && start < scale.end)
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

function nearest(row: Row, [first, ...others]: Bar[], at: number): Spot {
  const gap = (bar: Bar) => Math.max(bar.start - at, at - bar.end, 0)
  return first
    ? spotOf(
        row,
        others.reduce((best, bar) => (gap(bar) < gap(best) ? bar : best), first),
      )
    : headerOf(row)
}
