import { z } from 'zod'
import { requiredText } from '../../kernel/field.ts'
import type { Sentence } from '../../kernel/language.ts'
import { rule } from '../../kernel/validation.ts'

/** The box in which signatures are drawn, in points. They are scaled to it on every screen. */
export const signatureBox = { width: 1000, height: 400 }

/**
 * The largest count of numbers in all strokes together, two for each point: several times what a finger draws. It is
 * limited because every read of the rental includes them.
 */
export const mostNumbers = 4000

const stroke = z.array(z.int().min(0).max(signatureBox.width)).min(2).max(2000)

/**
 * A signature drawn with the finger: the name of the signer, and the strokes as `[x, y, x, y, …]` in the signature box.
 */
export const Signature = z.object({ by: z.string(), strokes: z.array(stroke).min(1).max(100) })
export type Signature = z.infer<typeof Signature>

/** A signature as sent by the client. */
export const SignatureCreation = Signature.extend({ by: requiredText(200) })
  .refine(
    ...rule(({ strokes }: Signature) => numbersOf(strokes) <= mostNumbers, 'too_long', {
      fr: 'Cette signature compte trop de points\u202f: effacez-la, puis signez plus simplement.',
      en: 'This signature has too many points: clear it, then sign more simply.',
    }),
  )
  .refine(
    ...rule(({ strokes }: Signature) => strokes.every(isDrawable), 'pattern', {
      fr: 'Cette signature sort de son cadre, ou un de ses points est incomplet\u202f: effacez-la, puis signez de nouveau.',
      en: 'This signature leaves its box, or one of its points is incomplete: clear it, then sign again.',
    }),
  )

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

/** Returns true for a stroke of whole points, all in the box: others would be printed in part, or nowhere. */
function isDrawable(stroke: readonly number[]): boolean {
  return stroke.length % 2 === 0 && stroke.every((at, index) => index % 2 === 0 || at <= signatureBox.height)
}

function numbersOf(strokes: readonly (readonly number[])[]): number {
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
