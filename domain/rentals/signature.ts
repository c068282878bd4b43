import { z } from 'zod'
import { requiredText } from '../kernel/field.ts'

/** The box in which signatures are drawn, in points: whatever the screen, a signature is scaled to it. */
export const signatureBox = { width: 1000, height: 400 }

const stroke = z.array(z.int().min(0).max(signatureBox.width)).min(2).max(2000)

/** A signature drawn with the finger: who signed, and the strokes as `[x, y, x, y, …]` in the signature box. */
export const Signature = z.object({ by: requiredText(200), strokes: z.array(stroke).min(1).max(100) })
export type Signature = z.infer<typeof Signature>

/** A stroke as the path of an svg in the signature box; one that is a single point is a dot. */
export function strokePath([x, y, ...rest]: readonly number[]): string {
  return `M${x} ${y}L${rest.length > 0 ? rest.join(' ') : `${x} ${y}`}`
}
