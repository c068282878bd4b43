import type { Row } from '@filao/domain/planning/rows'
import { type Scale, toMs, toPx } from '@filao/domain/planning/scale'
import { type Spot, spotOfBar, type View } from '@filao/domain/planning/walk'
import { type RefObject, useRef, useState } from 'react'
import type { BoardHandle, PlacedRow } from './board-handle.ts'
import { groupHeight, headHeight, type LaneSizes } from './board-sizes.ts'
import { indexAt, type RowTops } from './row-places.ts'
import type { FocusPlace } from './use-board-focus.ts'

type Board = {
  rows: readonly Row[]
  tops: RowTops
  scale: Scale
  sizes: LaneSizes
  sideWidth: number
  timeWidth: number
  /** The visible height of the rows, from below the header to the lower edge, in pixels. */
  rowsHeight: number
  scroller: HTMLElement | null
  /** Renders the new scroll position immediately. */
  sync: () => void
  layer: RefObject<HTMLElement | null>
}

/**
 * Returns the handle of a board, a function that scrolls an item into view, and one that returns the part in view. All
 * answer for the board as it was last drawn.
 */
export function useBoardHandle(board: Board) {
  const latest = useRef(board)
  latest.current = board
  /** Set by the hook that moves the focus. */
  const goTo = useRef<(spot: Spot) => void>(() => {})
  const [handle] = useState(() => makeHandle(latest, goTo))
  const reveal = ({ row, bar }: FocusPlace) => {
    revealRow(board, row.key)
    if (bar) revealTime(board, bar.start, bar.end)
  }
  return { handle, reveal, view: () => viewOf(board), goTo }
}

function makeHandle(latest: RefObject<Board>, goTo: RefObject<(spot: Spot) => void>): BoardHandle {
  const box = () => latest.current.scroller?.getBoundingClientRect() ?? new DOMRect()
  return {
    get scroller() {
      return latest.current.scroller as HTMLElement
    },
    get layer() {
      return latest.current.layer.current as HTMLElement
    },
    get barHeight() {
      return latest.current.sizes.barHeight
    },
    get barInset() {
      return latest.current.sizes.barInset
    },
    get laneHeight() {
      return latest.current.sizes.laneHeight
    },
    rowAt: (clientY) => {
      const { scroller, tops } = latest.current
      const below = clientY - box().top - headHeight
      if (!scroller || below < 0 || clientY > box().bottom) return null
      const px = below + scroller.scrollTop
      return px < (tops.at(-1) ?? 0) ? placed(latest.current, indexAt(tops, px)) : null
    },
    rowOf: (rowKey) =>
      placed(
        latest.current,
        latest.current.rows.findIndex(({ key }) => key === rowKey),
      ),
    msAt: (clientX) => {
      const { scale, scroller, sideWidth } = latest.current
      return toMs(scale, clientX - box().left - sideWidth + (scroller?.scrollLeft ?? 0))
    },
    xOf: (epochMs) => toPx(latest.current.scale, epochMs),
    scrollTo: (rowKey, epochMs) => {
      revealRow(latest.current, rowKey)
      if (epochMs !== undefined) revealTime(latest.current, epochMs, epochMs)
    },
    showFrom: (epochMs) => {
      const { scroller, scale, sync } = latest.current
      if (scroller) scroller.scrollLeft = toPx(scale, epochMs)
      sync()
    },
    shownFrom: () => toMs(latest.current.scale, latest.current.scroller?.scrollLeft ?? 0),
    focusBar: (key) => {
      const spot = spotOfBar(latest.current.rows, key)
      if (spot) goTo.current(spot)
    },
    focusRow: (rowKey) => {
      const row = latest.current.rows.find(({ key }) => key === rowKey)
      if (row) goTo.current({ rowKey, barKey: null, at: null })
    },
  }
}

function placed({ rows, tops }: Board, index: number): PlacedRow | null {
  const [row, top = 0, end = 0] = [rows[index], tops[index], tops[index + 1]]
  return row ? { row, top, height: end - top } : null
}

function viewOf({ scale, scroller, rowsHeight, sizes }: Board): View {
  const page = Math.max(1, Math.floor(rowsHeight / sizes.laneHeight) - 2)
  return { left: toMs(scale, (scroller?.scrollLeft ?? 0) + air), page, scale }
}

/** Scrolls just enough to show a row that is below the lower edge or above the header of its group. */
function revealRow(board: Board, rowKey: string): void {
  const { rows, scroller, rowsHeight } = board
  const place = placed(
    board,
    rows.findIndex(({ key }) => key === rowKey),
  )
  if (!place || !scroller) return
  const above = place.top - (place.row.kind === 'group' ? 0 : groupHeight)
  const end = place.top + place.height
  if (above < scroller.scrollTop) scroller.scrollTop = above
  else if (end > scroller.scrollTop + rowsHeight) scroller.scrollTop = end - rowsHeight
}

/** The pixels of a bar that must be shown for it to be seen. */
const air = 24

/**
 * Scrolls a period into view, by its start when it does not fit. One that began before the left edge stays, since a bar
 * has its name at that edge.
 */
function revealTime({ scale, scroller, timeWidth }: Board, start: number, end: number): void {
  if (!scroller) return
  const [left, right] = [toPx(scale, start) - air, toPx(scale, end) + air]
  const { scrollLeft } = scroller
  const isOut = right - air < scrollLeft + air || left + air > scrollLeft + timeWidth - air
  const isCut = left + air > scrollLeft && right - air > scrollLeft + timeWidth
  if (isOut || (isCut && right - left <= timeWidth)) {
    scroller.scrollLeft = left < scrollLeft || right - left > timeWidth ? left : right - timeWidth
  }
}
