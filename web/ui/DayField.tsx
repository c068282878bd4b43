import { DatePicker } from 'antd'
import dayjs, { type Dayjs } from 'dayjs'
import 'dayjs/locale/en-gb'
import 'dayjs/locale/fr'
import { useTranslation } from 'react-i18next'

export type DayFieldProps = {
  id?: string
  /** What it is, where no Form.Item says it. */
  label?: string
  /** A day, `YYYY-MM-DD`. */
  value?: string | null
  onChange?: (day: string | null) => void
  /** The first and the last day that can be chosen. */
  min?: string
  max?: string
}

/** Typed with or without the signs between; the first is how it is shown. */
const formats = ['DD/MM/YYYY', 'D/M/YYYY', 'DDMMYYYY', 'DD.MM.YYYY', 'YYYY-MM-DD']

/** A day without an hour, typed or chosen. The value is `YYYY-MM-DD`; dayjs does not leave this file. */
export function DayField({ label, value, onChange, min, max, ...props }: DayFieldProps) {
  const { t } = useTranslation('ui')
  return (
    <DatePicker
      {...props}
      {...(label && { 'aria-label': label })}
      placeholder={t('dayFormat')}
      format={formats}
      showNow={false}
      value={value ? dayjs(value) : null}
      {...(min && { minDate: dayjs(min) })}
      {...(max && { maxDate: dayjs(max) })}
      onChange={(day: Dayjs | null) => onChange?.(day?.format('YYYY-MM-DD') ?? null)}
    />
  )
}
