import { formatMonthDay } from '@filao/domain/kernel/date-text'
import type { Language } from '@filao/domain/kernel/language.schema'
import type { LocalDate } from '@filao/domain/kernel/time.schema'

/** Writes the days of a rental of a month that is named nearby: « 20 nov. – 27 nov. ». */
export function daysText({ startsOn, endsOn }: { startsOn: LocalDate; endsOn: LocalDate }, language: Language): string {
  return `${dayText(startsOn, language)} – ${dayText(endsOn, language)}`
}

/** Writes a day without its year: « 20 nov. ». */
export function dayText(date: LocalDate, language: Language): string {
  return formatMonthDay(date.slice(5), language)
}
