import { CloseOutlined } from '@ant-design/icons'
import { toLocalDateTime } from '@filao/domain/kernel/time'
import { type FreePeriod, refusedFreePeriod } from '@filao/domain/planning/free-period'
import { Button } from 'antd'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#session/language'
import { DateTimePicker } from '#ui/date/DateTimePicker'
import type { ParamsChange } from '../params/planning-params.ts'

type Props = {
  free: FreePeriod
  change: (part: ParamsChange) => void
  zone: string
  /** The number of free vehicles in words; null while it is not known. */
  found: string | null
}

/** Narrows the board down to the vehicles that are free for a whole period. The board's corner shows their number. */
export const FreeFilter = memo(function FreeFilter({ free, change, zone, found }: Props) {
  const { t } = useTranslation('planning/board')
  const language = useLanguage()
  const { from, to } = free
  const refusal = refusedFreePeriod(free)
  const usual = (other: string | null) => () => (other ? toLocalDateTime(other, zone).slice(11) : '09:00')
  return (
    <fieldset className="planning-free typed-above">
      <legend className="visually-hidden">{t('free.title')}</legend>
      <span aria-hidden>{t('free.fromWord')}</span>
      <DateTimePicker
        zone={zone}
        side="future"
        label={t('free.from')}
        value={from}
        timeOn={usual(to)}
        onChange={(at) => change({ free: { from: at } })}
      />
      <span aria-hidden>{t('free.toWord')}</span>
      <DateTimePicker
        zone={zone}
        side="future"
        label={t('free.to')}
        value={to}
        timeOn={usual(from)}
        lengthFrom={from}
        {...(from && { min: from })}
        {...(refusal && { status: 'error' as const })}
        onChange={(at) => change({ free: { to: at } })}
      />
      {(from || to) && (
        <Button
          type="text"
          icon={<CloseOutlined />}
          aria-label={t('free.clear')}
          title={t('free.clear')}
          onClick={() => change({ free: { from: null, to: null } })}
        />
      )}
      <output className={refusal ? 'planning-free-refusal' : 'visually-hidden'}>
        {refusal ? refusal[language] : found}
      </output>
    </fieldset>
  )
})
