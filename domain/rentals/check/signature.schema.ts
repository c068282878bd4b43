import { z } from 'zod'
import { requiredText } from '../../kernel/field.ts'
import { rule } from '../../kernel/validation.ts'
import { mostNumbers, numbersOf, signatureBox } from './signature.ts'

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

/** Returns true for a stroke of whole points, all in the box: others would be printed in part, or nowhere. */
function isDrawable(stroke: readonly number[]): boolean {
  return stroke.length % 2 === 0 && stroke.every((at, index) => index % 2 === 0 || at <= signatureBox.height)
}
