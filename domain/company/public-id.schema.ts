import { z } from 'zod'
import { rule } from '../kernel/validation.ts'
import { publicIdTokens, tokensOf, withPublicId } from './public-id.ts'

/**
 * Tokens joined by commas, at most 20, each once except the hyphen. A pattern without `publicId` gets it at its end.
 */
export const PublicIdPattern = z
  .string()
  .max(200)
  .overwrite(withPublicId)
  .refine(
    ...rule(isPattern, 'pattern', {
      fr: 'Chaque élément du numéro ne peut servir qu’une fois, sauf le tiret',
      en: 'Each part of the number can be used only once, except the hyphen',
    }),
  )
export type PublicIdPattern = z.infer<typeof PublicIdPattern>

function isPattern(pattern: string): boolean {
  const tokens = tokensOf(pattern)
  const named = tokens.filter((token) => token !== '-')
  return (
    tokens.length <= 20 &&
    new Set(named).size === named.length &&
    named.every((token) => (publicIdTokens as readonly string[]).includes(token))
  )
}
