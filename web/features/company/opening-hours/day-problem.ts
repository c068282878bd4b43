import type { DayOfWeek } from '@filao/domain/company/opening-hours.schema'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#session/language'
import { dayProblem, readDay } from './week-hours.ts'

/** Returns a function that explains in words why the typed hours of a day cannot be saved; null when they can. */
export function useDayProblem(): (day: DayOfWeek, text: string) => string | null {
  const { t } = useTranslation('company')
  const language = useLanguage()
  return (day, text) => {
    const { ranges, unreadable } = readDay(day, text)
    if (unreadable !== null) return t('hours.unreadable', { text: unreadable })
    return dayProblem(ranges)?.[language] ?? null
  }
}
