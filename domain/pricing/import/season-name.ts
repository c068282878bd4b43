import { fold } from '../../kernel/text.ts'

/** The season of a row whose prices are those of the whole year. */
export const wholeYear = 'Toute l’année'

const yearNames = [
  'toute l annee',
  'annee',
  'toutes saisons',
  'toutes les saisons',
  'all year',
  'year round',
  'all seasons',
]

/** Returns a text that names one of these seasons, or the whole year; null for any other text. */
export function readSeason(text: string, seasons: readonly string[]): string | null {
  if (yearNames.includes(words(text))) return wholeYear
  return seasons.some((season) => seasonKey(season) === seasonKey(text)) ? text : null
}

/**
 * Returns the seasons of an agency that a text names, without case, accents and the word itself. Years count only where they tell one
 * season from another; a text without the year that would tell them names none.
 */
export function seasonsNamed<Season extends { userLabel: string }>(text: string, seasons: readonly Season[]): Season[] {
  const exact = seasons.filter(({ userLabel }) => keyWithYear(userLabel) === keyWithYear(text))
  if (exact.length > 0) return exact
  const alike = seasons.filter(({ userLabel }) => seasonKey(userLabel) === seasonKey(text))
  return new Set(alike.map(({ userLabel }) => keyWithYear(userLabel))).size > 1 ? [] : alike
}

function seasonKey(text: string): string {
  return keyWithYear(words(text).replaceAll(/\b20\d\d\b/g, ' ')) || keyWithYear(text)
}

function keyWithYear(text: string): string {
  const telling = words(text).replaceAll(/\b(?:saison|season|tarifs?|prix|prices?|rates?)\b/g, ' ')
  return telling.replaceAll(/\s+/g, '') || words(text)
}

function words(text: string): string {
  return fold(text)
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()
}
