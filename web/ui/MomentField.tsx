import { toInstant, toLocalDateTime } from '@filao/domain/kernel/time'
import { DatePicker } from 'antd'
import dayjs, { type Dayjs } from 'dayjs'
import 'dayjs/locale/en-gb'
import 'dayjs/locale/fr'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from './language.ts'
import { typedMoments } from './typed-moments.ts'
import { clockDiffers, placeOf } from './zone.ts'
import './DateTimePicker.css'

export type MomentFieldProps = {
  /** The IANA zone of the agency whose clock is shown. */
  zone: string
  /** The earliest instant that can be chosen. */
  min?: string
  id?: string
  placeholder?: string
  disabled?: boolean
  autoFocus?: boolean
  /** An instant, ISO 8601 in UTC. */
  value?: string | null
  onChange?: (instant: string | null) => void
}

/** A date and time on the clock of an agency. The value is an instant; dayjs does not leave this file. */
export function MomentField({ zone, min, value, onChange, ...props }: MomentFieldProps) {
  const { t } = useTranslation('ui')
  const french = useLanguage() === 'fr'
  const differs = clockDiffers(value ?? new Date().toISOString(), zone)
  return (
    <div className="date-time-picker">
      <DatePicker
        {...props}
        showTime={{ format: 'HH:mm', minuteStep: 5 }}
        // The first is how it shows, the others how it may be typed.
        format={[french ? 'ddd D MMM YYYY, H[h]mm' : 'ddd D MMM YYYY, HH:mm', ...typedMoments]}
        showNow={false}
        needConfirm={false}
        onKeyDown={(event) => event.key === 'Enter' && keepTyped(event)}
        value={value ? shown(value, zone) : null}
        {...(min && { minDate: shown(min, zone), disabledTime: (day) => before(shown(min, zone), day) })}
        onChange={(day: Dayjs | null) => onChange?.(day && toInstant(day.format('YYYY-MM-DDTHH:mm'), zone))}
      />
      {differs && <small>{t('range.zone', { zone: placeOf(zone) })}</small>}
    </div>
  )
}

/** Enter takes what is typed, as leaving the field does, instead of sending the form. */
function keepTyped(event: KeyboardEvent<HTMLElement>) {
  event.preventDefault()
  const field = event.target as HTMLElement
  field.blur()
  setTimeout(() => field.focus())
}

/** The hours and minutes of the earliest day that are over. */
function before(min: Dayjs, day: Dayjs | null) {
  if (!day?.isSame(min, 'day')) return {}
  return {
    disabledHours: () => Array.from({ length: min.hour() }, (_, hour) => hour),
    disabledMinutes: (hour: number) => Array.from({ length: hour === min.hour() ? min.minute() : 0 }, (_, at) => at),
  }
}

/** The zone's clock at an instant, as the picker wants it. */
function shown(instant: string, zone: string): Dayjs {
  return dayjs(toLocalDateTime(instant, zone))
}
