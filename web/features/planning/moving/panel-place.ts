import type { Point } from './moves.ts'

type Size = { width: number; height: number }

const gapPx = 20
const marginPx = 8

/** Where the panel stands beside the pointer: to its right, else to its left, below it where there is room, never off the window. */
export function panelPlace({ x, y }: Point, panel: Size, page: Size): { left: number; top: number } {
  const right = x + gapPx
  const left = right + panel.width + marginPx <= page.width ? right : x - gapPx - panel.width
  const top = Math.min(y + gapPx, page.height - panel.height - marginPx)
  return { left: Math.max(marginPx, left), top: Math.max(marginPx, top) }
}
