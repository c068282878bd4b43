type Size = { width: number; height: number }
type Box = { left: number; right: number; top: number; bottom: number }

const gapPx = 14
const marginPx = 8

/**
 * Returns the panel's position so that the moving bar stays in view: right, left, below or above, the first side that
 * has room, else the wider side. It never leaves the window.
 */
export function panelPlace(moving: Box, panel: Size, page: Size): { left: number; top: number } {
  const fits = {
    right: page.width - moving.right - gapPx - marginPx - panel.width,
    left: moving.left - gapPx - marginPx - panel.width,
    below: page.height - moving.bottom - gapPx - marginPx - panel.height,
    above: moving.top - gapPx - marginPx - panel.height,
  }
  const sides = Object.keys(fits) as (keyof typeof fits)[]
  const side = sides.find((one) => fits[one] >= 0) ?? (fits.left > fits.right ? 'left' : 'right')
  const level = moving.top - 40
  const inside = (at: number, size: number, room: number) => Math.max(marginPx, Math.min(at, room - size - marginPx))
  const at = {
    right: { left: moving.right + gapPx, top: level },
    left: { left: moving.left - gapPx - panel.width, top: level },
    below: { left: Math.max(moving.left, 0), top: moving.bottom + gapPx },
    above: { left: Math.max(moving.left, 0), top: moving.top - gapPx - panel.height },
  }[side]
  return { left: inside(at.left, panel.width, page.width), top: inside(at.top, panel.height, page.height) }
}
