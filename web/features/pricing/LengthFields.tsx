import { priceLabels } from '@filao/domain/pricing/price-line'
import { mostHours } from '@filao/domain/pricing/rental-days'
import { InputNumber, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#session/language'
import { lengthOf, type PriceRow, timeIn } from './grid/price-row.ts'

type Props = {
  row: PriceRow
  /** True when another row prices the same length. */
  isTwice: boolean
  readOnly: boolean
  /** The id of the sentence about it. */
  explained: string | undefined
  onChange: (to: Partial<PriceRow>) => void
}

/** Edits the length from which a price applies, in days or in hours. */
export function LengthFields({ row, isTwice, readOnly, explained, onChange }: Props) {
  const { t } = useTranslation('pricing')
  const label = priceLabels.minDays[useLanguage()]
  const isByHour = typeof row.minHours === 'number'
  const setUnit = (unit: 'day' | 'hour') =>
    onChange(timeIn(unit, unit === 'hour' ? Math.min(lengthOf(row) || 1, mostHours) : lengthOf(row)))
  return (
    <>
      <InputNumber<number>
        aria-label={label}
        aria-describedby={explained}
        placeholder="1"
        min={isByHour ? 1 : 0}
        max={isByHour ? mostHours : 3650}
        step={1}
        precision={0}
        controls={false}
        keyboard={false}
        inputMode="numeric"
        readOnly={readOnly}
        status={isTwice ? 'error' : ''}
        value={isByHour ? row.minHours : row.minDays}
        onChange={(count) => onChange(isByHour ? { minHours: count ?? 1 } : { minDays: count })}
      />
      <Select<'day' | 'hour'>
        aria-label={t('unit')}
        disabled={readOnly}
        value={isByHour ? 'hour' : 'day'}
        options={[
          { value: 'day', label: t('dayUnit') },
          { value: 'hour', label: t('hourUnit') },
        ]}
        onChange={setUnit}
      />
    </>
  )
}
