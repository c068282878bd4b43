import { leapDays } from '@filao/domain/company/leap-year'
import { locales } from '@filao/domain/kernel/locale'
import { InputNumber, Select, Space } from 'antd'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#ui/language'

type Props = {
  id?: string | undefined
  /** What the date is, for screen readers: « Du », « Au ». */
  label: string
  /** `MM-DD`; a part that is not chosen yet is `00`. */
  value: string
  onChange: (monthDay: string) => void
  invalid?: boolean
}

/** A day of every year, by its number and its month. */
export function MonthDayInput({ id, label, value, onChange, invalid }: Props) {
  const { t } = useTranslation('company')
  const months = useMonths()
  const [month, day] = [Number(value.slice(0, 2)), Number(value.slice(3))]
  const change = (toMonth: number, toDay: number) =>
    onChange([toMonth, Math.min(toDay, daysIn(toMonth))].map((part) => String(part).padStart(2, '0')).join('-'))
  return (
    <Space.Compact>
      <InputNumber<number>
        id={id ?? ''}
        aria-label={`${label}, ${t('season.day')}`}
        className="month-day-number"
        placeholder={t('season.dayShort')}
        min={1}
        max={daysIn(month)}
        precision={0}
        controls={false}
        inputMode="numeric"
        status={invalid ? 'error' : ''}
        value={day || null}
        onChange={(next) => change(month, next ?? 0)}
      />
      <Select
        aria-label={`${label}, ${t('season.month')}`}
        className="month-day-month"
        placeholder={t('season.month')}
        showSearch={{ optionFilterProp: 'label' }}
        popupMatchSelectWidth={false}
        status={invalid ? 'error' : ''}
        options={months}
        value={month || null}
        onChange={(next) => change(next ?? 0, day)}
      />
    </Space.Compact>
  )
}

/** How many days a month has in a leap year; 31 while none is chosen. */
function daysIn(month: number): number {
  const prefix = `${String(month).padStart(2, '0')}-`
  return leapDays.filter((monthDay) => monthDay.startsWith(prefix)).length || 31
}

function useMonths() {
  const language = useLanguage()
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(locales[language], { month: 'short', timeZone: 'UTC' })
    return Array.from({ length: 12 }, (_, month) => ({
      value: month + 1,
      label: format.format(Date.UTC(2024, month, 1)),
    }))
  }, [language])
}
