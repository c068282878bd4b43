import { PlusOutlined } from '@ant-design/icons'
import { weekdayNames } from '@filao/domain/kernel/date-text'
import { priceLabels } from '@filao/domain/pricing/price-line'
import { Button, Select } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#session/language'

/** Adds a grid: the prices of a day on some weekdays. */
export function WeekdayTool({ onAdd }: { onAdd: (weekdays: number[]) => void }) {
  const { t } = useTranslation('pricing')
  const language = useLanguage()
  const [weekdays, setWeekdays] = useState<number[]>([])
  const add = () => {
    onAdd(weekdays.toSorted())
    setWeekdays([])
  }
  return (
    <fieldset className="price-tool">
      <legend>{t('addWeekdays')}</legend>
      <WeekdaySelect
        label={priceLabels.weekdays[language]}
        placeholder={weekdayNames([5, 6, 7], language)}
        maxTagCount="responsive"
        value={weekdays}
        onChange={setWeekdays}
      />
      <Button icon={<PlusOutlined />} disabled={weekdays.length === 0} onClick={add}>
        {t('addThis')}
      </Button>
    </fieldset>
  )
}

type WeekdaysProps = {
  label: string
  placeholder: string
  value: number[]
  onChange: (weekdays: number[]) => void
  disabled?: boolean
  /** Keeps the width: days that have no room are counted. Without it the field grows. */
  maxTagCount?: 'responsive'
  isWrong?: boolean
}

/** Chooses weekdays. */
export function WeekdaySelect({ label, isWrong, ...field }: WeekdaysProps) {
  const language = useLanguage()
  return (
    <Select<number[]>
      mode="multiple"
      aria-label={label}
      className="price-weekdays"
      popupMatchSelectWidth={false}
      showSearch={{ optionFilterProp: 'label' }}
      status={isWrong ? 'error' : ''}
      options={[1, 2, 3, 4, 5, 6, 7].map((value) => ({ value, label: weekdayNames([value], language) }))}
      {...field}
    />
  )
}
