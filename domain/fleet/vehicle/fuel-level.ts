/** A fuel gauge: `level` of `max` marks. */
type Gauge = { level: number; max: number }

/** The number of marks of a new vehicle's gauge. */
export const defaultFuelMax = 4

/** Reads a stored gauge such as `3/4`, or returns null for any other text. */
export function parseFuelLevel(text: string): Gauge | null {
  const match = /^(\d{1,4})\/(\d{1,4})$/.exec(text)
  if (!match) return null
  const gauge = { level: Number(match[1]), max: Number(match[2]) }
  return gauge.level <= gauge.max ? gauge : null
}

/** Writes a gauge as stored: 3 of 4 is `3/4`. */
export function formatFuelLevel({ level, max }: Gauge): string {
  return `${level}/${max}`
}

/** Returns true when the slider shows a mark for each level: up to 5, since more would touch each other. */
export function showsMarks(max: number): boolean {
  return max <= 5
}
