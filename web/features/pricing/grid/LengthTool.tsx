import { PlusOutlined } from '@ant-design/icons'
import { priceLabels } from '@filao/domain/pricing/price-line'
import { mostHours } from '@filao/domain/pricing/rental-days'
import { Button, InputNumber, Select } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#session/language'

type Unit = 'day' | 'hour'
type Props = {
  /** True where a category may be rented for less than a day. */
  hasHours: boolean
  onAdd: (unit: Unit, length: number) => void
}

/** Adds a column: the prices of a day, or of an hour, for rentals of at least so many of them. */
export function LengthTool({ hasHours, onAdd }: Props) {
  const { t } = useTranslation('pricing')
  const [length, setLength] = useState<number | null>(null)
  const [unit, setUnit] = useState<Unit>('day')
  const most = unit === 'hour' ? mostHours : 3650
  const add = () => {
    if (length === null) return
    onAdd(unit, Math.min(length, most))
    setLength(null)
  }
  return (
    <fieldset className="price-tool">
      <legend>{t('addLength')}</legend>
      <InputNumber<number>
        aria-label={priceLabels.minDays[useLanguage()]}
        className="price-days"
        placeholder={unit === 'hour' ? '4' : '14'}
        min={1}
        max={most}
        precision={0}
        controls={false}
        inputMode="numeric"
        suffix={t(unit === 'hour' ? 'hourUnit' : 'dayUnit')}
        value={length}
        onChange={setLength}
        onPressEnter={(event) => {
          event.preventDefault()
          add()
        }}
      />
      {hasHours && (
        <Select<Unit>
          aria-label={t('unit')}
          className="price-unit"
          value={unit}
          options={[
            { value: 'day', label: t('days') },
            { value: 'hour', label: t('hours') },
          ]}
          onChange={setUnit}
        />
      )}
      <Button icon={<PlusOutlined />} disabled={length === null} onClick={add}>
        {t('addThis')}
      </Button>
    </fieldset>
  )
}
