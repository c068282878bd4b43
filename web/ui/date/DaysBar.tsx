import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { DayInput } from '#ui/date/DayInput'
import type { useDays } from './use-days.ts'

/** The first and the last day of a period, and what is done with it. */
export function DaysBar({ days, children }: { days: ReturnType<typeof useDays>; children?: ReactNode }) {
  const { t } = useTranslation('journal')
  const { zone, from, to, setFrom, setTo } = days
  return (
    <div className="journal-bar">
      <span className="journal-day">
        <span aria-hidden>{t('days.from')}</span>
        <DayInput zone={zone} value={from} onChange={(day) => day && setFrom(day)} label={t('days.from')} />
      </span>
      <span className="journal-day">
        <span aria-hidden>{t('days.to')}</span>
        <DayInput zone={zone} value={to} onChange={(day) => day && setTo(day)} label={t('days.to')} />
      </span>
      {children}
    </div>
  )
}
