import type { Sentence } from '../kernel/language.ts'

/** The tokens of a public id. Each may be used once, except the hyphen. */
export const publicIdTokens = ['year', 'month', 'day', 'publicId', '-'] as const
export type PublicIdToken = (typeof publicIdTokens)[number]

/** The names of the tokens. */
export const publicIdTokenLabels = {
  year: { fr: 'Année', en: 'Year' },
  month: { fr: 'Mois', en: 'Month' },
  day: { fr: 'Jour', en: 'Day' },
  publicId: { fr: 'Numéro', en: 'Number' },
  '-': { fr: 'Tiret', en: 'Hyphen' },
} satisfies Record<PublicIdToken, Sentence>

export const defaultPublicIdPattern = 'year,month,-,publicId'

/** Writes a rental's or a customer's public id: counter 12 on 2026-03-02 is 202603-0012 with the default pattern. */
export function formatPublicId(pattern: string, counter: number, localDate: string): string {
  const [year = '', month = '', day = ''] = localDate.split('-')
  const values: Record<string, string> = { year, month, day, publicId: String(counter).padStart(4, '0'), '-': '-' }
  return tokensOf(withPublicId(pattern))
    .map((token) => values[token] ?? '')
    .join('')
}

/** Returns the tokens of a pattern in their order. */
export function tokensOf(pattern: string): string[] {
  return pattern
    .split(',')
    .map((token) => token.trim())
    .filter(Boolean)
}

export function withPublicId(pattern: string): string {
  const tokens = tokensOf(pattern)
  return (tokens.includes('publicId') ? tokens : [...tokens, 'publicId']).join(',')
}
