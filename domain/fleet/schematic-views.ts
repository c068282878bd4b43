import type { schematicViews } from './schematics.ts'

export type SchematicView = (typeof schematicViews)[number]

/** A rectangle of a drawing, in its own units. */
export type ViewBox = { x: number; y: number; width: number; height: number }

/** The sheet that every drawing has: the views around the vehicle seen from above, as if its sides were folded out. */
export const schematicSheet: ViewBox = { x: 0, y: 0, width: 900, height: 680 }

/** Where each view stands on the sheet, the same on every drawing. A damage's `x` and `y` are parts of its view's rectangle. */
export const viewBoxes: Record<SchematicView, ViewBox> = {
  front: { x: 6, y: 236, width: 236, height: 220 },
  back: { x: 658, y: 236, width: 236, height: 220 },
  left: { x: 222, y: 6, width: 456, height: 222 },
  right: { x: 222, y: 446, width: 456, height: 222 },
  top: { x: 222, y: 232, width: 456, height: 222 },
}

/** Where a damage stands on the whole sheet. */
export function placeOnSheet({ view, x, y }: { view: SchematicView; x: number; y: number }): { x: number; y: number } {
  const box = viewBoxes[view]
  return { x: box.x + x * box.width, y: box.y + y * box.height }
}
