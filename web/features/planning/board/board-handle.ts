import type { Row } from '@filao/domain/planning/rows'

/** A row as laid out on the board: `top` and `height` in pixels of the layer. */
export type PlacedRow = { row: Row; top: number; height: number }

/**
 * Locates rows and instants on the board by arithmetic, for drags and pointers, without reading the DOM. Bars carry
 * `data-bar="<key>"`, rows `data-row="<key>"`. The handle is always the same object and answers for the current state.
 */
export type BoardHandle = {
  /** Scrolls in both directions. */
  scroller: HTMLElement
  /**
   * The layer for elements drawn over the rows, at `xOf(ms)` and a row's `top`. It scrolls with them, behind the
   * headers.
   */
  layer: HTMLElement
  /** The height of a bar, and the distance of the first lane from the row's top, in pixels. */
  barHeight: number
  barInset: number
  /** The distance from one lane to the next, in pixels. */
  laneHeight: number
  /** Returns the row at a vertical window coordinate; null outside the rows and under the header. */
  rowAt: (clientY: number) => PlacedRow | null
  /** Returns a row by its key, even when it is out of view. */
  rowOf: (rowKey: string) => PlacedRow | null
  /** Returns the instant at a horizontal window coordinate, not snapped. */
  msAt: (clientX: number) => number
  /** Returns the pixels from the layer's left edge to an instant. */
  xOf: (epochMs: number) => number
  /** Scrolls a row into view, and the instant if one is given. */
  scrollTo: (rowKey: string, epochMs?: number) => void
  /** Scrolls an instant to the left edge. */
  showFrom: (epochMs: number) => void
  /** Returns the instant at the left edge. */
  shownFrom: () => number
  /** Scrolls a bar into view and focuses it. */
  focusBar: (key: string) => void
  /** Scrolls a row into view and focuses its header. */
  focusRow: (rowKey: string) => void
}
