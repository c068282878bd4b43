import { formatClock, formatDate, formatDateTime, formatNearDateTime } from '@filao/domain/kernel/date-text'
import type { Language } from '@filao/domain/kernel/language.schema'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#session/language'
import { clockDiffers, placeOf } from './zone.ts'

type Props = {
  /** An instant, ISO 8601 in UTC. */
  at: string
  /** The IANA zone of the agency. */
  zone: string
  /** `date` leaves the hour out, `time` the date, `near` the current year; `both` by default. */
  show?: keyof typeof formats
}

const formats = { both: formatDateTime, date: formatDate, time: formatClock, near: formatNear }

/**
 * Shows an instant in its agency's time, never the browser's. Names the zone where the viewer's clock shows another
 * time.
 */
export function DateTime({ at, zone, show = 'both' }: Props) {
  const language = useLanguage()
  const { t } = useTranslation('ui')
  const title = clockDiffers(at, zone, language) ? t('range.zone', { zone: placeOf(zone) }) : undefined
  return (
    <time dateTime={at} title={title}>
      {formats[show](at, zone, language)}
    </time>
  )
}

function formatNear(at: string, zone: string, language: Language): string {
  return formatNearDateTime(at, zone, language, new Date().toISOString())
}
