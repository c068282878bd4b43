/** A point on the earth, in degrees. */
export type Position = { latitude: number; longitude: number }

/** A named point for orientation on a map. */
export type Landmark = { name: string; position: Position }

/** Returns a position to the metre: five decimals of a degree. */
export function rounded({ lat, lng }: { lat: number; lng: number }): Position {
  const round = (degrees: number) => Math.round(degrees * 1e5) / 1e5
  return { latitude: round(lat), longitude: round(((((lng + 180) % 360) + 360) % 360) - 180) }
}

/** Returns the point on the screen to which an arrow key moves, farther with Shift; null for any other key. */
export function nudged(
  { x, y }: { x: number; y: number },
  { key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>,
): { x: number; y: number } | null {
  const step = shiftKey ? 40 : 8
  const ways: Record<string, { x: number; y: number }> = {
    ArrowLeft: { x: x - step, y },
    ArrowRight: { x: x + step, y },
    ArrowUp: { x, y: y - step },
    ArrowDown: { x, y: y + step },
  }
  return ways[key] ?? null
}

/** Returns the credit under the map: the tiles' server, or their authors where known. */
export function tileOwner(pattern: string): string {
  const host = /^https?:\/\/(?:\{\w+\}\.)?([^/:?#]+)/.exec(pattern)?.[1] ?? ''
  if (host === 'data.geopf.fr') return '© IGN'
  return /(^|\.)openstreetmap\.(org|fr|de)$/.test(host) ? '© OpenStreetMap' : host
}

type Named = { name: string; x: number; y: number }

/** Returns the points, in order of importance, whose names fit on the screen without covering another. */
export function legible<Point extends Named>(points: Point[]): Set<Point> {
  const kept = new Set<Point>()
  for (const point of points) if (![...kept].some((other) => overlap(point, other))) kept.add(point)
  return kept
}

/** Returns true when two names overlap: a name begins at its point, a letter is about 7 pixels wide, a line 16 high. */
function overlap(a: Named, b: Named): boolean {
  const [left, right] = a.x < b.x ? [a, b] : [b, a]
  return right.x - left.x < 16 + 7 * left.name.length && Math.abs(a.y - b.y) < 16
}
