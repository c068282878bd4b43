import { Button, Grid, Skeleton, Table, type TableColumnsType } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { EmptyState } from './EmptyState.tsx'
import { LoadError } from './LoadError.tsx'
import { RowCards } from './RowCards.tsx'
import { useUrlParam } from './url-param.ts'
import './DataTable.css'

export type Column<Row> = {
  key: string
  title: string
  render: (row: Row) => ReactNode
  /** How rows are ordered by this column. */
  compare?: (a: Row, b: Row) => number
  /** Amounts and counts stand at the right. */
  align?: 'right'
  width?: number
}

export type DataTableProps<Row extends { id: number }> = {
  /** What the table is a list of, for screen readers. */
  label: string
  /** The read whose state it shows: loading, failed, or its rows. */
  read: { isPending: boolean; error: unknown; refetch: () => unknown }
  /** The rows to show, filtered; undefined while they are read. */
  rows: Row[] | undefined
  columns: Column<Row>[]
  /** Where a row opens, by click and by Enter. */
  to?: (row: Row) => string
  /** Buttons of a row, in a fixed order. */
  actions?: (row: Row) => ReactNode
  /** What is shown when there is no row. */
  empty?: ReactNode
  /** Cursor of the next part, for a list read in parts (`usePage`); otherwise all rows are there and are paged here. */
  nextCursor?: string | null
}

const pageSize = 25

/** A list: a table on a wide screen, cards on a phone. Its page is in the URL, so going back finds it again. */
export function DataTable<Row extends { id: number }>(props: DataTableProps<Row>) {
  const { t } = useTranslation('ui')
  const navigate = useNavigate()
  const wide = Grid.useBreakpoint().md
  const [page, setPage] = useUrlParam('page')
  const { read, rows, to } = props
  if (read.error && !rows) return <LoadError error={read.error} onRetry={read.refetch} />
  if (rows?.length === 0 && !page) return props.empty ?? <EmptyState title={t('table.empty')} />
  const pagination = {
    current: Number(page) || 1,
    pageSize,
    onChange: (next: number) => setPage(next === 1 ? '' : String(next)),
    showSizeChanger: false,
    hideOnSinglePage: true,
  }
  const inParts = props.nextCursor !== undefined
  return (
    <div className="data-table">
      {wide === false ? (
        <RowCards {...props} pagination={inParts ? false : pagination} />
      ) : (
        <Table<Row>
          aria-label={props.label}
          rowKey="id"
          size="middle"
          scroll={{ x: 'max-content' }}
          dataSource={rows ?? waiting<Row>()}
          columns={rows ? columnsOf(props, t('actions')) : skeletonColumns(props)}
          pagination={inParts ? false : pagination}
          rowClassName={to && rows ? 'data-row' : ''}
          onRow={(row) => ({ onClick: (event) => to && rows && isPlain(event) && navigate(to(row)) })}
        />
      )}
      {inParts && <PartButtons nextCursor={props.nextCursor ?? null} />}
    </div>
  )
}

/** The first column holds the link, so that Enter, a new tab and screen readers find the row's screen. */
function columnsOf<Row extends { id: number }>(
  { columns, to, actions }: DataTableProps<Row>,
  actionsTitle: string,
): TableColumnsType<Row> {
  const shown: TableColumnsType<Row> = columns.map((column, at) => ({
    key: column.key,
    title: column.title,
    ...(column.align && { align: column.align }),
    ...(column.width && { width: column.width }),
    ...(column.compare && { sorter: column.compare }),
    render: (_: unknown, row: Row) =>
      at === 0 && to ? (
        <Link to={to(row)} className="data-link">
          {column.render(row)}
        </Link>
      ) : (
        column.render(row)
      ),
  }))
  if (!actions) return shown
  return [
    ...shown,
    {
      key: 'actions',
      title: <span className="visually-hidden">{actionsTitle}</span>,
      align: 'right',
      render: (_: unknown, row: Row) => <div className="data-actions">{actions(row)}</div>,
    },
  ]
}

function skeletonColumns<Row extends { id: number }>({ columns }: DataTableProps<Row>): TableColumnsType<Row> {
  return columns.map(({ key, title }) => ({
    key,
    title,
    render: () => <Skeleton.Input active block size="small" className="appear-late" />,
  }))
}

function waiting<Row>(): Row[] {
  return Array.from({ length: 8 }, (_, at) => ({ id: -1 - at }) as Row)
}

/** A click that means to open the row: not on a control of its own, not while text is being selected. */
function isPlain(event: React.MouseEvent): boolean {
  const onControl = (event.target as HTMLElement).closest('a, button, input, label, [role="button"], [role="switch"]')
  return !onControl && event.button === 0 && !window.getSelection()?.toString()
}

function PartButtons({ nextCursor }: { nextCursor: string | null }) {
  const { t } = useTranslation('ui')
  const [cursor] = useUrlParam('cursor')
  const here = (next: string | null) => {
    const params = new URLSearchParams(window.location.search)
    if (next) params.set('cursor', next)
    else params.delete('cursor')
    return `?${params}`
  }
  if (!cursor && !nextCursor) return null
  return (
    <div className="data-parts">
      {cursor && (
        <Link to={here(null)}>
          <Button>{t('table.first')}</Button>
        </Link>
      )}
      {nextCursor && (
        <Link to={here(nextCursor)}>
          <Button>{t('table.next')}</Button>
        </Link>
      )}
    </div>
  )
}
