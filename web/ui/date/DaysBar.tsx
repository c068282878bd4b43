import type { DateSide } from '@filao/domain/kernel/typed-date'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { DayInput } from './DayInput.tsx'
import type { useDays } from './use-days.ts'
import './days-bar.css'

/** Shows the first and the last day of a period that has passed, and beside them what is done with it. */
export function DaysBar({ days, children }: { days: ReturnType<typeof useDays>; children?: ReactNode }) {
  const { t } = useTranslation('ui')
  const { zone, from, to, setFrom, setTo } = days
  return (
    <div className="days-bar">
      <BarDay zone={zone} side="past" value={from} onChange={setFrom} label={t('range.from')} />
      <BarDay zone={zone} side="past" value={to} onChange={setTo} label={t('range.to')} />
      {children}
    </div>
  )
}

type DayProps = { label: string; zone: string; side: DateSide; value: string; onChange: (day: string) => void }

/** Shows one day with its label before it; it cannot be emptied. */
export function BarDay({ label, zone, side, value, onChange }: DayProps) {
  return (
    <span className="days-bar-day">
      <span aria-hidden>{label}</span>
      <DayInput zone={zone} side={side} value={value} onChange={(day) => day && onChange(day)} label={label} />
    </span>
  )
}
