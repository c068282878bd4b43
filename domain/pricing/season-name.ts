import type { Season } from '../company/seasons.ts'
import { languages, type Sentence } from '../kernel/language.ts'
import { fold } from '../kernel/text.ts'
import { seasonName } from './season-names.ts'

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
 * Returns the names of the seasons of agencies: each once, and a name that several seasons of an agency share also with
 * their days.
 */
export function seasonLabels(agencies: readonly { seasons: readonly Season[] }[]): Sentence[] {
  const labels = agencies.flatMap(({ seasons }) =>
    seasons.flatMap((season) => [
      { fr: season.userLabel, en: season.userLabel },
      { fr: seasonName(season, seasons, 'fr'), en: seasonName(season, seasons, 'en') },
    ]),
  )
  return [...new Map(labels.map((label) => [label.fr, label])).values()]
}

/**
 * Returns the seasons of an agency that a text names, without case, accents and the word itself: all of one name, or
 * the one whose days it adds. Years count only where they tell one season from another; a text without the year that
 * would tell them names none.
 */
export function seasonsNamed(text: string, seasons: readonly Season[]): Season[] {
  const exact = seasons.filter(({ userLabel }) => keyWithYear(userLabel) === keyWithYear(text))
  if (exact.length > 0) return exact
  const dated = seasons.filter((season) =>
    languages.some((language) => keyWithYear(seasonName(season, seasons, language)) === keyWithYear(text)),
  )
  if (dated.length > 0) return dated
  const alike = seasons.filter(({ userLabel }) => seasonKey(userLabel) === seasonKey(text))
  return new Set(alike.map(({ userLabel }) => keyWithYear(userLabel))).size > 1 ? [] : alike
}

function seasonKey(text: string): string {
  return keyWithYear(words(text).replaceAll(/\b20\d\d\b/g, ' ')) || keyWithYear(text)
}

function keyWithYear(text: string): string {
  const meaningful = words(text).replaceAll(/\b(?:saison|season|tarifs?|prix|prices?|rates?)\b/g, ' ')
  return meaningful.replaceAll(/\s+/g, '') || words(text)
}

function words(text: string): string {
  return fold(text)
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()
}
