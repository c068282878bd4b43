import type { Period } from '@filao/domain/kernel/period'
import { clockMinutesBetween } from '@filao/domain/kernel/time'
import { durationPresets } from '@filao/domain/rentals/status/period'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#session/language'
import './LengthButtons.css'

type Props = {
  period: Period | null
  /** The zone of the departure, in whose days a length is counted. */
  zone: string
  /** True to focus the first length with the screen. */
  hasFocus?: boolean
  onChoose: (minutes: number) => void
}

/** Offers the usual lengths of a rental at one click, and marks that of the period. */
export function LengthButtons({ period, zone, hasFocus = false, onChoose }: Props) {
  const { t } = useTranslation('rentals')
  const language = useLanguage()
  const length = period && clockMinutesBetween(period.start, period.end, zone)
  return (
    <fieldset className="length-buttons">
      <legend>{t('form.duration')}</legend>
      {durationPresets.map(({ minutes, label }, index) => (
        <Button
          key={minutes}
          size="small"
          shape="round"
          type={length === minutes ? 'primary' : 'default'}
          autoFocus={hasFocus && index === 0}
          aria-pressed={length === minutes}
          onClick={() => onChoose(minutes)}
        >
          {label[language]}
        </Button>
      ))}
    </fieldset>
  )
}
