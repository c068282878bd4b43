import type { Season } from '../company/seasons.ts'
import { formatMonthDay } from '../kernel/date-text.ts'
import type { Language } from '../kernel/language.schema.ts'

/** Writes the days of a season: « 15 déc. – 15 avr. ». */
export function seasonDays({ start, end }: Season, language: Language): string {
  return [...new Set([start, end])].map((day) => formatMonthDay(day, language)).join(' – ')
}

/** Returns the name of a season among those of its agency, with its days where another one has the same name. */
export function seasonName(season: Season, seasons: readonly Season[], language: Language): string {
  const isShared = seasons.some(({ id, userLabel }) => id !== season.id && userLabel === season.userLabel)
  return isShared ? `${season.userLabel} (${seasonDays(season, language)})` : season.userLabel
}
