/** A position in the window, in pixels. */
export type Point = { x: number; y: number }

/** The distance from an edge at which the board begins to scroll, in pixels. */
const zonePx = 48

/** The speed at the edge in a second: at most so many pixels, and so many columns. */
const fastestPx = 600
const fastestColumns = 5

/** A board that is narrower than this scrolls slower in proportion. */
const fullSpeedFromPx = 540

/** The time for which the pointer stays near an edge before the board scrolls. */
const delayMs = 200

/** The longest time between two frames that counts: after a pause the board does not jump. */
const longestFrameMs = 50

/**
 * Returns a function that scrolls while the pointer of one drag is near an edge of the area below the headers. It is
 * called for each frame with its time, and returns true while the scrolling goes on. `columnPx` is the width of
 * an hour, a day or a month, as the board counts.
 */
export function createEdgeScroll(scroller: HTMLElement, began: Point, columnPx: number) {
  /** The times of the first and of the last frame near an edge. */
  let near: { sinceMs: number; lastMs: number } | null = null
  /** The parts of a pixel that are not scrolled yet. */
  let [restX, restY] = [0, 0]
  return (layer: Pick<DOMRect, 'left' | 'top'>, { x, y }: Point, nowMs: number): boolean => {
    const frame = scroller.getBoundingClientRect()
    const left = Math.max(frame.left, layer.left + scroller.scrollLeft)
    const top = Math.max(frame.top, layer.top + scroller.scrollTop)
    const vx = speed(x, began.x, left, frame.right, columnPx)
    const vy = speed(y, began.y, top, frame.bottom)
    if (vx === 0 && vy === 0) {
      near = null
      return false
    }
    const { sinceMs, lastMs } = near ?? { sinceMs: nowMs, lastMs: nowMs }
    near = { sinceMs, lastMs: nowMs }
    if (nowMs - sinceMs < delayMs) return true
    const seconds = Math.min(nowMs - lastMs, longestFrameMs) / 1000
    const [dx, dy] = [restX + vx * seconds, restY + vy * seconds]
    const [wholeX, wholeY] = [Math.trunc(dx), Math.trunc(dy)]
    restX = dx - wholeX
    restY = dy - wholeY
    const { scrollLeft, scrollTop } = scroller
    if (wholeX !== 0 || wholeY !== 0) scroller.scrollBy(wholeX, wholeY)
    const isEndX = vx === 0 || (wholeX !== 0 && scrollLeft === scroller.scrollLeft)
    const isEndY = vy === 0 || (wholeY !== 0 && scrollTop === scroller.scrollTop)
    return !isEndX || !isEndY
  }
}

/**
 * Returns pixels a second at a position between two edges: faster the nearer, 0 in between and where the drag began.
 * The narrower the columns, the slower.
 */
export function speed(
  at: number,
  began: number,
  from: number,
  to: number,
  columnPx = Number.POSITIVE_INFINITY,
): number {
  const fastest = Math.min(fastestColumns * columnPx, fastestPx * Math.min(1, (to - from) / fullSpeedFromPx))
  const widest = Math.min(zonePx, (to - from) / 4)
  const zoneOf = (distance: number) => Math.max(4, Math.min(widest, distance - 4))
  const [before, after] = [zoneOf(began - from), zoneOf(to - began)]
  if (at < from + before) return -fastest * Math.min(1, (from + before - at) / before)
  if (at > to - after) return fastest * Math.min(1, (at - to + after) / after)
  return 0
}
