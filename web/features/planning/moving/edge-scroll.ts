import type { Point } from './moves.ts'

/** How near an edge the board begins to scroll, and how fast at the edge itself, in pixels and pixels a frame. */
const zonePx = 48
const fastestPx = 18

/** Scrolls while the pointer is near an edge of what lies under the headers. Whether it did. */
export function scrollAtEdges(scroller: HTMLElement, layer: DOMRect, { x, y }: Point): boolean {
  const frame = scroller.getBoundingClientRect()
  const left = Math.max(frame.left, layer.left + scroller.scrollLeft)
  const top = Math.max(frame.top, layer.top + scroller.scrollTop)
  const [dx, dy] = [speed(x, left, frame.right), speed(y, top, frame.bottom)]
  if (dx === 0 && dy === 0) return false
  const before = [scroller.scrollLeft, scroller.scrollTop]
  scroller.scrollBy(dx, dy)
  return before[0] !== scroller.scrollLeft || before[1] !== scroller.scrollTop
}

/** Pixels a frame at a place between two edges: faster the nearer, none in between. */
export function speed(at: number, from: number, to: number): number {
  const zone = Math.min(zonePx, (to - from) / 4)
  if (at < from + zone) return -Math.round(fastestPx * Math.min(1, (from + zone - at) / zone))
  if (at > to - zone) return Math.round(fastestPx * Math.min(1, (at - to + zone) / zone))
  return 0
}
