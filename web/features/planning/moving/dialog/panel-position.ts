type Size = { width: number; height: number }
type Box = { left: number; right: number; top: number; bottom: number }

/** The distance in pixels to the moving bar: about a row, so that the rows beside it can be compared too. */
const gapPx = 44
const marginPx = 8

/**
 * Returns the panel's position so that the row of the moving bar stays in view, and with it the bar's neighbours: below
 * or above, else on the wider side of the two. It never leaves the window.
 */
export function panelPlace(moving: Box, panel: Size, page: Size): { left: number; top: number } {
  const below = page.height - moving.bottom - panel.height - marginPx
  const above = moving.top - panel.height - marginPx
  const isBelow = below >= gapPx || (above < gapPx && below >= above)
  const gap = Math.max(0, Math.min(gapPx, isBelow ? below : above))
  const inside = (at: number, size: number, room: number) => Math.max(marginPx, Math.min(at, room - size - marginPx))
  const top = isBelow ? moving.bottom + gap : moving.top - gap - panel.height
  return { left: inside(moving.left, panel.width, page.width), top: inside(top, panel.height, page.height) }
}
