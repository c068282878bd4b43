import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { DayInput } from './DayInput.tsx'
import type { useDays } from './use-days.ts'
import './days-bar.css'

/** Shows the first and the last day of a period, and beside them what is done with it. */
export function DaysBar({ days, children }: { days: ReturnType<typeof useDays>; children?: ReactNode }) {
  const { t } = useTranslation('ui')
  const { zone, from, to, setFrom, setTo } = days
  return (
    <div className="days-bar">
      <span className="days-bar-day">
        <span aria-hidden>{t('range.from')}</span>
        <DayInput zone={zone} value={from} onChange={(day) => day && setFrom(day)} label={t('range.from')} />
      </span>
      <span className="days-bar-day">
        <span aria-hidden>{t('range.to')}</span>
        <DayInput zone={zone} value={to} onChange={(day) => day && setTo(day)} label={t('range.to')} />
      </span>
      {children}
    </div>
  )
}
