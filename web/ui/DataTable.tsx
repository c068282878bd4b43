import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from './EmptyState.tsx'
import { LinkButton } from './LinkButton.tsx'
import { LoadError } from './LoadError.tsx'
import { Pager } from './Pager.tsx'
import { RowCards } from './RowCards.tsx'
import { RowGrid } from './RowGrid.tsx'
import { useSorted } from './sorted.ts'
import { useUrlParam } from './url-param.ts'
import { useIsWide } from './wide.ts'
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

/** A list: a table on a wide screen, cards on a phone. Its page and order are in the URL, so going back finds them again. */
export function DataTable<Row extends { id: number }>(props: DataTableProps<Row>) {
  const { t } = useTranslation('ui')
  const isWide = useIsWide()
  const [page] = useUrlParam('page')
  const { rows, order } = useSorted(props.rows, props.columns)
  if (props.read.error && !rows) return <LoadError error={props.read.error} onRetry={props.read.refetch} />
  if (rows?.length === 0) return props.empty ?? <EmptyState title={t('table.empty')} />
  const inParts = props.nextCursor !== undefined
  const pages = inParts ? 1 : Math.max(1, Math.ceil((rows?.length ?? 0) / pageSize))
  const current = Math.min(Math.max(1, Number(page) || 1), pages)
  const shown = inParts ? rows : rows?.slice((current - 1) * pageSize, current * pageSize)
  return (
    <div className="data-table" aria-busy={!rows}>
      {isWide ? <RowGrid {...props} rows={shown} order={order} /> : <RowCards {...props} rows={shown} />}
      <Pager current={current} pages={pages} />
      {inParts && <PartButtons nextCursor={props.nextCursor ?? null} />}
    </div>
  )
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
      {cursor && <LinkButton to={here(null)}>{t('table.first')}</LinkButton>}
      {nextCursor && <LinkButton to={here(nextCursor)}>{t('table.next')}</LinkButton>}
    </div>
  )
}
