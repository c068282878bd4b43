import { z } from 'zod'
import { rule } from './validation.ts'

const line = z
  .string()
  .overwrite(visibleText)
  .refine(
    ...rule((text: string) => !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(text), 'pattern', {
      fr: 'Ce texte contient un caractère invisible ou un retour à la ligne\u202f: retapez-le',
      en: 'This text contains an invisible character or a line break: type it again',
    }),
  )

const lines = z
  .string()
  .overwrite(visibleText)
  .refine(
    ...rule((text: string) => !/[^\P{Cc}\n\r\t]/u.test(text), 'pattern', {
      fr: 'Ce texte contient un caractère invisible\u202f: retapez-le',
      en: 'This text contains an invisible character: type it again',
    }),
  )

/** One line of text that may be absent. Blank text is stored as absent. */
export const optionalText = (max: number) => optional(line, max)

/** One line of text that must not be blank. */
export const requiredText = (max: number) => line.min(1).max(max)

/** Text of several lines that may be absent. Blank text is stored as absent. */
export const optionalLines = (max: number) => optional(lines, max)

/** Text of several lines that must not be blank. */
export const requiredLines = (max: number) => lines.min(1).max(max)

function optional(text: typeof line, max: number) {
  return text
    .max(max)
    .nullable()
    .transform((kept) => kept || null)
}

/**
 * Removes format characters, which reverse or hide the text around them, and white space at the ends, but keeps the two
 * joiners that scripts and emoji need. Text without a visible character becomes empty.
 */
function visibleText(text: string): string {
  const kept = text.replace(/[^\P{Cf}\u200c\u200d]/gu, '').trim()
  return /[^\s\p{Default_Ignorable_Code_Point}\u2800]/u.test(kept) ? kept : ''
}
