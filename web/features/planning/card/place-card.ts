type Size = { width: number; height: number }

/** The left edge of the bar that the card belongs to, and the edges of its row, in pixels of the window. */
type Edges = { left: number; top: number; bottom: number }

const gap = 8
const margin = 8

/**
 * Returns the position of a card: below the row of its bar, or above it, and lower than it would like to be where the
 * room is short. The row stays in view with all its bars, and the card never leaves the window.
 */
export function placeCard(bar: Edges, card: Size, screen: Size): { left: number; top: number; maxHeight: number } {
  const [top, bottom] = [clamp(bar.top, 0, screen.height), clamp(bar.bottom, 0, screen.height)]
  const above = top - gap - margin
  const below = screen.height - bottom - gap - margin
  const left = clamp(bar.left, margin, screen.width - card.width - margin)
  if (card.height <= below || below >= above) return { left, top: bottom + gap, maxHeight: below }
  return { left, top: top - gap - Math.min(card.height, above), maxHeight: above }
}

function clamp(wanted: number, least: number, most: number): number {
  return Math.max(least, Math.min(wanted, most))
}
