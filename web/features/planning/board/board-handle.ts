import type { Row } from '@filao/domain/planning/rows'

/** A row as it stands on the board: `top` and `height` in pixels of the layer. */
export type PlacedRow = { row: Row; top: number; height: number }

/**
 * What stands on the board and where, for who drags or points: arithmetic, no element is asked. Bars carry
 * `data-bar="<key>"`, rows `data-row="<key>"`. The handle stays the same object; it answers for what is shown now.
 */
export type BoardHandle = {
  /** Scrolls in both directions. */
  scroller: HTMLElement
  /** Where something may be put over the rows, at `xOf(ms)` and a row's `top`: it scrolls with them, behind the headers. */
  layer: HTMLElement
  /** How high a bar is, and how far the first lane is from the row's top. */
  barHeight: number
  barInset: number
  /** From one lane to the next. */
  laneHeight: number
  /** The row at a height of the window; null outside the rows and under the header. */
  rowAt: (clientY: number) => PlacedRow | null
  /** A row by its key, scrolled into view or not. */
  rowOf: (rowKey: string) => PlacedRow | null
  /** The instant at a width of the window, not snapped. */
  msAt: (clientX: number) => number
  /** Pixels from the layer's left edge to an instant. */
  xOf: (epochMs: number) => number
  /** Brings a row into view, and an instant where it is given. */
  scrollTo: (rowKey: string, epochMs?: number) => void
  /** Puts an instant at the left edge. */
  showFrom: (epochMs: number) => void
  /** The instant at the left edge. */
  shownFrom: () => number
  /** Brings a bar into view and focuses it. */
  focusBar: (key: string) => void
  /** Brings a row into view and focuses its header. */
  focusRow: (rowKey: string) => void
}
