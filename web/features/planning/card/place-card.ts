type Size = { width: number; height: number }

/** Edges of the element that the card belongs to, in pixels of the window. */
type Edges = { left: number; right: number; top: number; bottom: number }

const gap = 8
const margin = 8

/**
 * Returns the position of a card: right or left of its bar if there is room, else below or above, so that the bar stays
 * in view. It covers the bar only when nothing else fits, and never leaves the window.
 */
export function placeCard(bar: Edges, card: Size, screen: Size): { left: number; top: number } {
  const seen = {
    left: clamp(bar.left, 0, screen.width),
    right: clamp(bar.right, 0, screen.width),
    top: clamp(bar.top, 0, screen.height),
    bottom: clamp(bar.bottom, 0, screen.height),
  }
  const most = { left: screen.width - card.width - margin, top: screen.height - card.height - margin }
  const left = clamp(seen.left, margin, most.left)
  const top = clamp(seen.top, margin, most.top)
  const fitsRight = seen.right + gap + card.width + margin <= screen.width
  if (fitsRight) return { left: seen.right + gap, top }
  if (seen.left - gap - card.width >= margin) return { left: seen.left - gap - card.width, top }
  if (seen.bottom + gap + card.height + margin <= screen.height) return { left, top: seen.bottom + gap }
  if (seen.top - gap - card.height >= margin) return { left, top: seen.top - gap - card.height }
  return { left: clamp((seen.left + seen.right - card.width) / 2, margin, most.left), top }
}

function clamp(wanted: number, least: number, most: number): number {
  return Math.max(least, Math.min(wanted, most))
}
