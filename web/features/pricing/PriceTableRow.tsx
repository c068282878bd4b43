import { DeleteOutlined } from '@ant-design/icons'
import { formatEuros } from '@filao/domain/kernel/money'
import { priceLabels } from '@filao/domain/pricing/price-line'
import { Button, Input, InputNumber, Select } from 'antd'
import { type Dispatch, memo } from 'react'
import { useTranslation } from 'react-i18next'
import { useLabels, useLanguage } from '#session/language'
import { EurosInput } from '#ui/number/EurosInput'
import type { GridAction } from './grid/price-grid.ts'
import type { PriceRow } from './grid/price-row.ts'

type Props = {
  row: PriceRow
  choices: { value: number; label: string }[]
  /** True when another row prices the same length. */
  isTwice: boolean
  readOnly: boolean
  dispatch: Dispatch<GridAction>
  onRemove: (id: number) => void
}

/** Renders a price, and the cost of a rental of its length. */
export function PriceTableRow({ row, choices, isTwice, readOnly, dispatch, onRemove }: Props) {
  const { t } = useTranslation('pricing')
  const labels = useLabels(priceLabels)
  const { id, categoryId, name, minDays, price } = row
  const change = (to: Extract<GridAction, { do: 'change' }>['to']) => dispatch({ do: 'change', id, to })
  const category = choices.find(({ value }) => value === categoryId)?.label ?? ''
  const explained = isTwice ? `price-problem-${id}` : undefined
  return (
    <tr data-row={id} className={isTwice ? 'price-wrong' : undefined}>
      <td data-column="category">
        <Select
          aria-label={labels.categoryId}
          showSearch={{ optionFilterProp: 'label' }}
          popupMatchSelectWidth={false}
          disabled={readOnly}
          status={isTwice ? 'error' : ''}
          options={choices}
          value={categoryId}
          onChange={(next) => change({ categoryId: next })}
        />
      </td>
      <td data-column="name">
        <Input
          aria-label={labels.name}
          placeholder={t('namePlaceholder')}
          maxLength={100}
          readOnly={readOnly}
          value={name}
          onChange={(event) => change({ name: event.target.value })}
        />
      </td>
      <td data-column="minDays" data-label={labels.minDays}>
        <InputNumber<number>
          aria-label={labels.minDays}
          aria-describedby={explained}
          placeholder="1"
          min={0}
          max={3650}
          step={1}
          precision={0}
          controls={false}
          keyboard={false}
          inputMode="numeric"
          suffix={t('dayUnit')}
          readOnly={readOnly}
          status={isTwice ? 'error' : ''}
          value={minDays}
          onChange={(next) => change({ minDays: next })}
        />
      </td>
      <td data-column="price" data-label={labels.price}>
        <EurosInput
          aria-label={labels.price}
          aria-describedby={explained}
          keyboard={false}
          readOnly={readOnly}
          value={price}
          onChange={(next) => change({ price: next })}
          style={{}}
        />
      </td>
      <td className="price-example">
        <Example minDays={minDays} price={price} />
      </td>
      <td data-column="remove">
        {!readOnly && (
          <Button
            type="text"
            danger
            icon={<DeleteOutlined />}
            aria-label={t('remove', { category, count: minDays ?? 1 })}
            onClick={() => onRemove(id)}
          />
        )}
      </td>
      {isTwice && (
        <td className="price-problem" id={explained}>
          {t('duplicate')}
        </td>
      )}
    </tr>
  )
}

const Example = memo(function Example({ minDays, price }: Pick<PriceRow, 'minDays' | 'price'>) {
  const { t } = useTranslation('pricing')
  const language = useLanguage()
  const count = minDays ?? 1
  if (price === null || count < 2) return null
  return t('exampleText', { count, amount: formatEuros(price * count, language) })
})
