import { Select } from 'antd'
import { useTranslation } from 'react-i18next'
import type { Column } from '../table/data-table.ts'
import { orderKey } from '../table/sorted.ts'
import { useUrlParam } from '../url-param.ts'

type Props<Row> = {
  columns: Column<Row>[]
  /** The order without a choice, in words. */
  usual: string
}

/** Says in words how a list is ordered, and orders it by another column: the only way on a phone, without headings. */
export function OrderSelect<Row>({ columns, usual }: Props<Row>) {
  const { t } = useTranslation('ui')
  const [order, setOrder] = useUrlParam('order')
  const options = columns.flatMap((column) => {
    const key = orderKey(column)
    if (!key) return []
    return [
      { value: key, label: t('table.up', { title: column.title }) },
      { value: `-${key}`, label: t('table.down', { title: column.title }) },
    ]
  })
  return (
    <Select
      className="list-filter"
      aria-label={t('table.order')}
      value={options.some(({ value }) => value === order) ? order : ''}
      options={[{ value: '', label: usual }, ...options]}
      popupMatchSelectWidth={false}
      onChange={setOrder}
    />
  )
}
