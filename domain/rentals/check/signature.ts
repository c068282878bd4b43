import type { Sentence } from '../../kernel/language.ts'
import type { Signature } from './signature.schema.ts'

/** The box in which signatures are drawn, in points. They are scaled to it on every screen. */
export const signatureBox = { width: 1000, height: 400 }

/**
 * The largest count of numbers in all strokes together, two for each point: several times what a finger draws. It is
 * limited because every read of the rental includes them.
 */
export const mostNumbers = 4000

/** The label of each field, on screens and in refusals. */
export const signatureLabels = {
  by: { fr: 'Nom du signataire', en: 'Name of the person signing' },
  strokes: { fr: 'Signature', en: 'Signature' },
} satisfies Record<keyof Signature, Sentence>

/** Returns a stroke as an SVG path in the signature box; a single point becomes a dot. */
export function strokePath([x, y, ...rest]: readonly number[]): string {
  return `M${x} ${y}L${rest.length > 0 ? rest.join(' ') : `${x} ${y}`}`
}

/** Returns the strokes unchanged, or, when they are too long to be sent, without their least visible points. */
export function shortened(strokes: number[][]): number[][] {
  let short = strokes
  for (let off = 1; numbersOf(short) > mostNumbers && off <= signatureBox.width; off *= 2) {
    short = strokes.map((one) => simplified(one, off))
  }
  return short
}

export function numbersOf(strokes: readonly (readonly number[])[]): number {
  return strokes.reduce((count, { length }) => count + length, 0)
}

/** Removes the points of a stroke that are at most `off` from the line between the remaining ones (Douglas-Peucker). */
function simplified(points: number[], off: number): number[] {
  const [x = 0, y = 0, endX = x, endY = y] = [...points.slice(0, 2), ...points.slice(-2)]
  const length = Math.hypot(endX - x, endY - y)
  const distance = (at: number) => {
    const [alongX, alongY] = [(points[at] ?? x) - x, (points[at + 1] ?? y) - y]
    if (length === 0) return Math.hypot(alongX, alongY)
    return Math.abs(alongX * (endY - y) - alongY * (endX - x)) / length
  }
  let farthest = 0
  for (let at = 2; at < points.length - 2; at += 2) {
    if (distance(at) > off && (farthest === 0 || distance(at) > distance(farthest))) farthest = at
  }
  if (farthest === 0) return points.length > 4 ? [x, y, endX, endY] : points
  const before = simplified(points.slice(0, farthest + 2), off)
  return [...before.slice(0, -2), ...simplified(points.slice(farthest), off)]
}
