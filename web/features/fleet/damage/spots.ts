/** The parts of a view that have a name, row by row. */
export const spots = [
  'topLeft',
  'top',
  'topRight',
  'left',
  'middle',
  'right',
  'bottomLeft',
  'bottom',
  'bottomRight',
] as const
export type Spot = (typeof spots)[number]

type Point = { x: number; y: number }

/** Returns the named part of a view that contains a point. */
export function spotOf({ x, y }: Point): Spot {
  const third = (value: number) => Math.min(2, Math.floor(value * 3))
  return spots[third(y) * 3 + third(x)] ?? 'middle'
}

/** Returns the middle of a named part. */
export function placeOf(spot: Spot): Point {
  const at = spots.indexOf(spot)
  return { x: (2 * (at % 3) + 1) / 6, y: (2 * Math.floor(at / 3) + 1) / 6 }
}
