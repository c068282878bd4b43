import type { schematicViews } from './schematics.ts'

export type SchematicView = (typeof schematicViews)[number]

/** A rectangle of a drawing, in its own units. */
export type ViewBox = { x: number; y: number; width: number; height: number }

/** The sheet of every drawing: the sides of the vehicle, folded out around its view from above. */
export const schematicSheet: ViewBox = { x: 0, y: 0, width: 900, height: 680 }

/**
 * The rectangle of each view on the sheet, the same on every drawing. A damage's `x` and `y` are shares of it, from 0
 * to 1.
 */
export const viewBoxes: Record<SchematicView, ViewBox> = {
  front: { x: 6, y: 236, width: 236, height: 220 },
  back: { x: 658, y: 236, width: 236, height: 220 },
  left: { x: 222, y: 6, width: 456, height: 222 },
  right: { x: 222, y: 446, width: 456, height: 222 },
  top: { x: 222, y: 232, width: 456, height: 222 },
}

/** Returns the position of a damage on the whole sheet. */
export function positionOnSheet({ view, x, y }: { view: SchematicView; x: number; y: number }): {
  x: number
  y: number
} {
  const box = viewBoxes[view]
  return { x: box.x + x * box.width, y: box.y + y * box.height }
}

/** A position on a view of the drawing: shares of the view's width and height, from 0 to 1. */
export type DrawnPosition = { view: SchematicView; x: number; y: number }

/** Converts a point of the sheet to a position on its view, or on the nearest one; `only` fixes the view. */
export function positionFromSheet(point: { x: number; y: number }, only?: SchematicView): DrawnPosition {
  const view = only ?? nearestView(point)
  const box = viewBoxes[view]
  return { view, x: part((point.x - box.x) / box.width), y: part((point.y - box.y) / box.height) }
}

function nearestView({ x, y }: { x: number; y: number }): SchematicView {
  const outside = ({ x: left, y: top, width, height }: ViewBox) =>
    Math.hypot(Math.max(left - x, 0, x - left - width), Math.max(top - y, 0, y - top - height))
  const views = Object.keys(viewBoxes) as SchematicView[]
  return views.toSorted((a, b) => outside(viewBoxes[a]) - outside(viewBoxes[b]))[0] ?? 'top'
}

/** Limits a share to 0 to 1 and rounds it to the thousandth, finer than any finger. */
function part(value: number): number {
  return Math.round(Math.min(1, Math.max(0, value)) * 1000) / 1000
}
