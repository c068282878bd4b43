import { Pagination, Skeleton } from 'antd'
import { Link } from 'react-router'
import type { DataTableProps } from './DataTable.tsx'

type Props<Row extends { id: number }> = DataTableProps<Row> & {
  pagination: false | { current: number; pageSize: number; onChange: (page: number) => void }
}

/** The rows of a table on a phone: each a card, its first column as heading. */
export function RowCards<Row extends { id: number }>({ label, rows, columns, to, actions, pagination }: Props<Row>) {
  if (!rows) return <Skeleton active className="appear-late" paragraph={{ rows: 8 }} />
  const from = pagination ? (pagination.current - 1) * pagination.pageSize : 0
  const shown = pagination ? rows.slice(from, from + pagination.pageSize) : rows
  const [heading, ...others] = columns
  return (
    <>
      <ul className="row-cards" aria-label={label}>
        {shown.map((row) => (
          <li key={row.id}>
            {to ? <Link to={to(row)}>{heading?.render(row)}</Link> : <strong>{heading?.render(row)}</strong>}
            <dl>
              {others.map((column) => (
                <div key={column.key}>
                  <dt>{column.title}</dt>
                  <dd>{column.render(row)}</dd>
                </div>
              ))}
            </dl>
            {actions && <div className="data-actions">{actions(row)}</div>}
          </li>
        ))}
      </ul>
      {pagination && <Pagination {...pagination} total={rows.length} simple hideOnSinglePage />}
    </>
  )
}
