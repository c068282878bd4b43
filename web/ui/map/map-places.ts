/** A point on the earth, in degrees. */
export type Position = { latitude: number; longitude: number }

/** A named point that helps to find one's way on a map. */
export type Landmark = { name: string; position: Position }

/** A place to the metre: five decimals of a degree. */
export function rounded({ lat, lng }: { lat: number; lng: number }): Position {
  const round = (degrees: number) => Math.round(degrees * 1e5) / 1e5
  return { latitude: round(lat), longitude: round(((((lng + 180) % 360) + 360) % 360) - 180) }
}

/** Where an arrow key moves a point on the screen, farther with Shift; null for any other key. */
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

/** Who is named under the map: whose servers the tiles come from, and those who drew them where that is known. */
export function tileOwner(pattern: string): string {
  const host = /^https?:\/\/(?:\{\w+\}\.)?([^/:?#]+)/.exec(pattern)?.[1] ?? ''
  return /(^|\.)openstreetmap\.(org|fr|de)$/.test(host) ? '© OpenStreetMap' : host
}

type Named = { name: string; x: number; y: number }

/** Those of some points on the screen, in the order of their weight, whose names can stand beside them without covering another. */
export function legible<Point extends Named>(points: Point[]): Set<Point> {
  const kept = new Set<Point>()
  for (const point of points) if (![...kept].some((other) => overlap(point, other))) kept.add(point)
  return kept
}

/** A name begins at its point; a letter is about 7 pixels wide, a line 16 high. */
function overlap(a: Named, b: Named): boolean {
  const [left, right] = a.x < b.x ? [a, b] : [b, a]
  return right.x - left.x < 16 + 7 * left.name.length && Math.abs(a.y - b.y) < 16
}
