import { formatMonthDay } from '@filao/domain/kernel/date-text'
import { readTypedMonthDay } from '@filao/domain/kernel/typed-date'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#session/language'
import { LazyCalendar } from '#ui/date/LazyCalendar'
import { TypedInput } from '#ui/date/TypedInput'

type Props = {
  /** The name of the date for screen readers: « Du », « Au ». */
  label: string
  /** `MM-DD`; `00-00` while none is chosen. */
  value: string
  onChange: (monthDay: string) => void
  invalid?: boolean
}

const none = '00-00'

/** Edits a day of every year, typed or chosen in a leap year. */
export function MonthDayInput({ label, value, onChange, invalid }: Props) {
  const { t } = useTranslation('company')
  const language = useLanguage()
  return (
    <TypedInput
      label={label}
      placeholder={t('season.dayShort')}
      {...(invalid && { status: 'error' })}
      value={value === none ? null : value}
      onChange={(next) => onChange(next ?? none)}
      write={(day) => formatMonthDay(day, language)}
      read={readTypedMonthDay}
      calendar={(choose) => (
        <LazyCalendar
          zone="UTC"
          className="calendar-of-every-year"
          value={`2024-${value === none ? '01-01' : value}T00:00`}
          onChoose={(chosen) => choose(chosen.slice(5, 10), true)}
        />
      )}
    />
  )
}
