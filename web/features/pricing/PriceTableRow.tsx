import { DeleteOutlined } from '@ant-design/icons'
import { formatEuros } from '@filao/domain/kernel/money'
import { priceLabels } from '@filao/domain/pricing/price-line'
import { Button, Input, Select } from 'antd'
import { type Dispatch, memo } from 'react'
import { useTranslation } from 'react-i18next'
import { useLabels, useLanguage } from '#session/language'
import { EurosInput } from '#ui/number/EurosInput'
import type { GridAction } from './grid/price-grid.ts'
import type { PriceRow } from './grid/price-row.ts'
import { WeekdaySelect } from './grid/WeekdayTool.tsx'
import { LengthFields } from './LengthFields.tsx'

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
  const { id, categoryId, name, minHours, weekdays, price } = row
  const isByHour = typeof minHours === 'number'
  const length = isByHour ? minHours : row.minDays
  const change = (to: Extract<GridAction, { do: 'change' }>['to']) => dispatch({ do: 'change', id, to })
  const category = choices.find(({ value }) => value === categoryId)?.label ?? ''
  const priceLabel = isByHour ? t('hourPrice') : labels.price
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
        <LengthFields row={row} isTwice={isTwice} readOnly={readOnly} explained={explained} onChange={change} />
      </td>
      <td data-column="weekdays" data-label={labels.weekdays}>
        <WeekdaySelect
          label={labels.weekdays}
          placeholder={t('everyDay')}
          disabled={readOnly || isByHour}
          isWrong={isTwice}
          value={weekdays ?? []}
          onChange={(next) => change({ weekdays: next.length > 0 ? next.toSorted() : null })}
        />
      </td>
      <td data-column="price" data-label={priceLabel}>
        <EurosInput
          aria-label={priceLabel}
          aria-describedby={explained}
          keyboard={false}
          readOnly={readOnly}
          value={price}
          onChange={(next) => change({ price: next })}
          style={{}}
        />
      </td>
      <td className="price-example">
        <Example count={length ?? 1} isByHour={isByHour} price={price} />
      </td>
      <td data-column="remove">
        {!readOnly && (
          <Button
            type="text"
            danger
            icon={<DeleteOutlined />}
            aria-label={t('remove', { category, count: length ?? 1 })}
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

type ExampleProps = { count: number; isByHour: boolean; price: number | null }

const Example = memo(function Example({ count, isByHour, price }: ExampleProps) {
  const { t } = useTranslation('pricing')
  const language = useLanguage()
  if (price === null || count < 2) return null
  return t(isByHour ? 'hourExample' : 'exampleText', {
    count,
    hours: count,
    amount: formatEuros(price * count, language),
  })
})
