import type { Period } from '@filao/domain/kernel/period'
import { useTranslation } from 'react-i18next'
import { DateTimePicker } from './DateTimePicker.tsx'

/** A period that is being chosen: either end may still be missing. */
export type OpenPeriod = { [Edge in keyof Period]: string | null }

type Props = {
  /** The zone of the agency where it starts. */
  zone: string
  /** The zone of the agency where it ends, when it is another. */
  endZone?: string
  /** The earliest start. */
  min?: string
  id?: string
  value?: OpenPeriod | null
  onChange?: (period: OpenPeriod) => void
}

/** Start and end on the clocks of their agencies. The value is two instants. */
export function DateTimeRange({ zone, endZone = zone, min, id = 'period', value, onChange }: Props) {
  const { t } = useTranslation('ui')
  const { start = null, end = null } = value ?? {}
  const earliestEnd = start ?? min
  return (
    <div className="date-time-range">
      <div>
        <label htmlFor={id}>{t('range.start')}</label>
        <DateTimePicker
          id={id}
          zone={zone}
          {...(min && { min })}
          value={start}
          onChange={(next) => onChange?.({ start: next, end })}
        />
      </div>
      <div>
        <label htmlFor={`${id}-end`}>{t('range.end')}</label>
        <DateTimePicker
          id={`${id}-end`}
          zone={endZone}
          {...(earliestEnd && { min: earliestEnd })}
          value={end}
          onChange={(next) => onChange?.({ start, end: next })}
        />
      </div>
    </div>
  )
}
