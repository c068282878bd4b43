import { CopyOutlined } from '@ant-design/icons'
import { dayLabels, daysOfWeek } from '@filao/domain/company/opening-hours'
import type { DayOfWeek } from '@filao/domain/company/opening-hours.schema'
import { Button, Input } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#session/language'
import { DayBar } from './DayBar.tsx'
import { useDayProblem } from './day-problem.ts'
import { copyToWorkingDays, tidyDay, toWeekText, type WeekText, workingDays } from './week-hours.ts'
import './WeekField.css'

type Props = { id?: string; value?: WeekText; onChange?: (week: WeekText) => void }

/** Edits the opening hours of a week, typed day by day and drawn beside. A form control: its value is a `WeekText`. */
export function WeekField({ id, value: week = toWeekText([]), onChange }: Props) {
  const { t } = useTranslation('company')
  const language = useLanguage()
  const problemOf = useDayProblem()
  const [editing, setEditing] = useState<DayOfWeek | null>(null)
  const set = (day: DayOfWeek, text: string) => onChange?.({ ...week, [day]: text })
  const leave = (day: DayOfWeek) => {
    setEditing(null)
    const tidy = tidyDay(day, week[day])
    if (tidy !== week[day]) set(day, tidy)
  }
  // The form's error list links to the control's id, so the first invalid day gets it.
  const first = daysOfWeek.find((day) => problemOf(day, week[day])) ?? 'monday'
  const idOf = (day: DayOfWeek) => (day === first ? id : `${id}-${day}`)
  return (
    <div className="week">
      <div className="week-axis" aria-hidden>
        {[0, 6, 12, 18, 24].map((hour) => (
          <span key={hour} style={{ left: `${(hour / 24) * 100}%` }}>
            {hour}h
          </span>
        ))}
      </div>
      {daysOfWeek.map((day) => {
        const problem = editing === day ? null : problemOf(day, week[day])
        return (
          <div key={day} className="week-day">
            <label htmlFor={idOf(day)}>{dayLabels[day][language]}</label>
            <Input
              id={idOf(day)}
              value={week[day]}
              placeholder={t('hours.placeholder')}
              status={problem ? 'error' : ''}
              aria-invalid={problem !== null}
              aria-describedby={problem ? `${id}-${day}-problem` : undefined}
              onChange={(event) => set(day, event.target.value)}
              onFocus={() => setEditing(day)}
              onBlur={() => leave(day)}
            />
            <DayBar day={day} text={week[day]} />
            {workingDays.includes(day) && week[day] ? (
              <Button
                type="text"
                icon={<CopyOutlined />}
                title={t('hours.copy')}
                aria-label={t('hours.copyFrom', { day: dayLabels[day][language].toLowerCase() })}
                onClick={() => onChange?.(copyToWorkingDays(week, day))}
              />
            ) : (
              <span />
            )}
            {problem && (
              <p id={`${id}-${day}-problem`} className="week-problem">
                {problem}
              </p>
            )}
          </div>
        )
      })}
    </div>
  )
}
