import { PlusOutlined } from '@ant-design/icons'
import { priceLabels } from '@filao/domain/pricing/price-line'
import { Button, InputNumber } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#session/language'

/** Adds a column: the prices of a day for rentals of at least so many days. */
export function LengthTool({ onAdd }: { onAdd: (minDays: number) => void }) {
  const { t } = useTranslation('pricing')
  const [minDays, setMinDays] = useState<number | null>(null)
  const add = () => {
    if (minDays === null) return
    onAdd(minDays)
    setMinDays(null)
  }
  return (
    <fieldset className="price-tool">
      <legend>{t('addLength')}</legend>
      <InputNumber<number>
        aria-label={priceLabels.minDays[useLanguage()]}
        className="price-days"
        placeholder="14"
        min={1}
        max={3650}
        precision={0}
        controls={false}
        inputMode="numeric"
        suffix={t('dayUnit')}
        value={minDays}
        onChange={setMinDays}
        onPressEnter={(event) => {
          event.preventDefault()
          add()
        }}
      />
      <Button icon={<PlusOutlined />} disabled={minDays === null} onClick={add}>
        {t('addThis')}
      </Button>
    </fieldset>
  )
}
