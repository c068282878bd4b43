import { formatDateTime } from '@filao/domain/kernel/date-text'
import { instantAt, localDate, toInstant, toLocalDateTime } from '@filao/domain/kernel/time'
import { type DateSide, readTypedMoment } from '@filao/domain/kernel/typed-date'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#session/language'
import { LazyCalendar } from './LazyCalendar.tsx'
import { type FieldProps, TypedInput } from './TypedInput.tsx'
import { clockDiffers, placeOf } from './zone.ts'
import './DateTimePicker.css'

type Props = FieldProps<string> & {
  /** The IANA zone of the agency whose clock is shown. */
  zone: string
  /** The side of now on which the field's times are; it completes what is typed without a year or a day. */
  side: DateSide
  /** The earliest instant that the calendar offers; typed times and weekdays are resolved after it. */
  min?: string
  /** The instant from which a typed length (« +7 », « 7 j ») counts; today without one. */
  lengthFrom?: string | null | undefined
  /** The time of a day, `HH:mm`, while the field is empty and only a day is given. */
  timeOn?: (day: string) => string
}

/** A date and time on the clock of an agency, typed or chosen. The value is an instant, ISO 8601 in UTC. */
export function DateTimePicker({ zone, side, min, lengthFrom, timeOn = () => '09:00', ...props }: Props) {
  const { t } = useTranslation('ui')
  const language = useLanguage()
  const { value = null } = props
  const now = instantAt(Date.now())
  const usual = timeOn(localDate(now, zone))
  // The calendar of an empty field proposes for every day the time it was opened with.
  const chosenAt = (local: string) => {
    const [day = '', time] = local.split('T')
    return toInstant(value || time !== usual ? local : `${day}T${timeOn(day)}`, zone)
  }
  return (
    <div className="date-time-picker">
      <TypedInput
        {...props}
        placeholder={t('momentFormat')}
        write={(at) => formatDateTime(at, zone, language)}
        read={(text) =>
          readTypedMoment(text, {
            now: instantAt(Date.now()),
            timezone: zone,
            side,
            current: value,
            from: min,
            lengthFrom,
            timeOn,
          })
        }
        calendar={(choose) => (
          <LazyCalendar
            zone={zone}
            value={value && toLocalDateTime(value, zone)}
            time={usual}
            min={min && toLocalDateTime(min, zone)}
            onChoose={(local) => choose(chosenAt(local), false)}
          />
        )}
      />
      {clockDiffers(value ?? now, zone) && <small>{t('range.zone', { zone: placeOf(zone) })}</small>}
    </div>
  )
}
