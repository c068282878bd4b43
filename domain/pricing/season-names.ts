import type { Season } from '@filao/domain/company/seasons'
import { formatMonthDay } from '@filao/domain/kernel/date-text'
import type { Language } from '@filao/domain/kernel/language'

/** Writes the days of a season: « 15 déc. – 15 avr. ». */
export function seasonDays({ start, end }: Season, language: Language): string {
  return [...new Set([start, end])].map((day) => formatMonthDay(day, language)).join(' – ')
}

/** Returns the name of a season among those of its agency, with its days where another one has the same name. */
export function seasonName(season: Season, seasons: readonly Season[], language: Language): string {
  const isShared = seasons.some(({ id, userLabel }) => id !== season.id && userLabel === season.userLabel)
  return isShared ? `${season.userLabel} (${seasonDays(season, language)})` : season.userLabel
}
