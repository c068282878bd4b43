import { instantAt, localDate } from '@filao/domain/kernel/time'
import { type DateSide, readTypedDay, writeDay } from '@filao/domain/kernel/typed-date'
import { useTranslation } from 'react-i18next'
import { LazyCalendar } from './LazyCalendar.tsx'
import { type FieldProps, TypedInput } from './TypedInput.tsx'

type Props = FieldProps<string> & {
  /** The zone whose calendar defines today. */
  zone: string
  /** The side of today on which the field's days are; it completes a day typed without its year. */
  side: DateSide
  /** The last day that is accepted. */
  latest?: string
}

/** A day without an hour, typed or chosen. The value is `YYYY-MM-DD`. */
export function DayInput({ zone, side, latest, ...props }: Props) {
  const { t } = useTranslation('ui')
  const today = () => localDate(instantAt(Date.now()), zone)
  return (
    <TypedInput
      {...props}
      placeholder={t('dayFormat')}
      write={writeDay}
      read={(text) => readTypedDay(text, { today: today(), side, latest })}
      calendar={(choose) => (
        <LazyCalendar
          zone={zone}
          value={props.value ? `${props.value}T00:00` : null}
          max={latest && `${latest}T00:00`}
          onChoose={(chosen) => choose(chosen.slice(0, 10), true)}
        />
      )}
    />
  )
}
