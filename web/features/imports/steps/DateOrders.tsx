import type { ShownKind } from '@filao/domain/imports/kind'
import { type DateColumn, dateColumns } from '@filao/domain/imports/table'
import { formatLocalDate } from '@filao/domain/kernel/date-text'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#session/language'
import { Notice } from '#ui/feedback/Notice'
import { SegmentedControl } from '#ui/SegmentedControl'
import type { ImportState } from '../rows/import-state.ts'

type Props = {
  kind: Pick<ShownKind, 'fields'>
  state: ImportState
  onChange: (orders: ImportState['orders']) => void
}

/**
 * Tells the order in which dates are read, for each column where it is not evidently day first, and offers the other
 * one.
 */
export function DateOrders({ kind, state: { rows, columns, orders }, onChange }: Props) {
  const shown = dateColumns(kind.fields, rows, columns).filter(
    ({ ground, order }) => ground !== 'certain' || order === 'monthFirst',
  )
  return shown.map((column) => {
    const { key } = column.field
    const order = orders[key] ?? column.order
    return <Order key={key} {...column} order={order} onChange={(to) => onChange({ ...orders, [key]: to })} />
  })
}

function Order({
  field,
  ground,
  example,
  order,
  onChange,
}: DateColumn & { onChange: (order: DateColumn['order']) => void }) {
  const { t } = useTranslation('imports')
  const language = useLanguage()
  const label = field.label[language]
  // As the rows are read: a year of two digits is of another century in a column of birthdays.
  const day = String(field.read(example, order)).slice(0, 10)
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(day)
  return (
    <Notice
      type={ground === 'mixed' ? 'warning' : 'info'}
      role="status"
      title={t(`dates.${ground}`, { field: label })}
      description={
        <>
          <p>
            {isDay
              ? t('dates.read', { text: example, date: formatLocalDate(day, language) })
              : t('dates.refused', { text: example })}
          </p>
          <SegmentedControl
            label={t('dates.order', { field: label })}
            options={orders.map((value) => ({ value, label: t(`dates.${value}`) }))}
            value={order}
            onChange={onChange}
          />
        </>
      }
    />
  )
}

const orders = ['dayFirst', 'monthFirst'] as const
