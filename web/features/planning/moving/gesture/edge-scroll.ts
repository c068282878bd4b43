/** A position in the window, in pixels. */
export type Point = { x: number; y: number }

/**
 * The distance from an edge at which the board begins to scroll, in pixels, and the speed at the edge, in pixels a
 * frame.
 */
const zonePx = 48
const fastestPx = 18

/** A board that is narrower than this scrolls slower in proportion. */
const fullSpeedFromPx = 540

/**
 * Scrolls while the pointer is near an edge of the area below the headers, and returns true if it did. A drag that
 * began near an edge scrolls only once the pointer comes nearer to it.
 */
export function scrollAtEdges(scroller: HTMLElement, layer: DOMRect, { x, y }: Point, from: Point): boolean {
  const frame = scroller.getBoundingClientRect()
  const left = Math.max(frame.left, layer.left + scroller.scrollLeft)
  const top = Math.max(frame.top, layer.top + scroller.scrollTop)
  const [dx, dy] = [speed(x, from.x, left, frame.right), speed(y, from.y, top, frame.bottom)]
  if (dx === 0 && dy === 0) return false
  const before = [scroller.scrollLeft, scroller.scrollTop]
  scroller.scrollBy(dx, dy)
  return before[0] !== scroller.scrollLeft || before[1] !== scroller.scrollTop
}

/** Returns pixels a frame at a position between two edges: faster the nearer, 0 in between and where the drag began. */
export function speed(at: number, began: number, from: number, to: number): number {
  const fastest = fastestPx * Math.min(1, (to - from) / fullSpeedFromPx)
  const widest = Math.min(zonePx, (to - from) / 4)
  const zoneOf = (distance: number) => Math.max(4, Math.min(widest, distance - 4))
  const [before, after] = [zoneOf(began - from), zoneOf(to - began)]
  if (at < from + before) return -Math.round(fastest * Math.min(1, (from + before - at) / before))
  if (at > to - after) return Math.round(fastest * Math.min(1, (at - to + after) / after))
  return 0
}
