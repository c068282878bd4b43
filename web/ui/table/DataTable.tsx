import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../feedback/EmptyState.tsx'
import { useFocusAfter } from '../feedback/focus-after.ts'
import { LoadError } from '../feedback/LoadError.tsx'
import { LinkButton } from '../LinkButton.tsx'
import { useUrlParam } from '../url-param.ts'
import { useIsWideScreen } from '../wide-screen.ts'
import type { DataTableProps } from './data-table.ts'
import { findList, usePageFocus } from './list-focus.ts'
import { Pager } from './Pager.tsx'
import { RowCards } from './RowCards.tsx'
import { RowGrid } from './RowGrid.tsx'
import { useSorted } from './sorted.ts'
import './DataTable.css'

const pageSize = 25

/**
 * A list: a table on a wide screen, cards on a phone. Its page and order are in the URL, so going back restores them.
 */
export function DataTable<Row extends { id: number }>(props: DataTableProps<Row>) {
  const { t } = useTranslation('ui')
  const isTable = useIsTable()
  const [page] = useUrlParam('page')
  const { rows, order } = useSorted(props.rows, props.columns)
  const isEmpty = rows?.length === 0
  // The button that shows all rows again is gone with the empty list.
  useFocusAfter(isEmpty, () => (isEmpty ? null : findList()), { preventScroll: true })
  if (props.read.error && !rows) return <LoadError error={props.read.error} onRetry={props.read.refetch} />
  if (isEmpty) return props.empty ?? <EmptyState title={t('table.empty')} />
  const inParts = props.nextCursor !== undefined
  const pages = inParts ? 1 : Math.max(1, Math.ceil((rows?.length ?? 0) / pageSize))
  const current = Math.min(Math.max(1, Number(page) || 1), pages)
  const shown = inParts ? rows : rows?.slice((current - 1) * pageSize, current * pageSize)
  return (
    <div className="data-table" aria-busy={!rows}>
      {isTable ? <RowGrid {...props} rows={shown} order={order} /> : <RowCards {...props} rows={shown} />}
      <Pager current={current} pages={pages} />
      {inParts && <PartButtons nextCursor={props.nextCursor ?? null} />}
    </div>
  )
}

/**
 * Tells whether the list is a table. It stays what it is while a window has the focus: the other layout would close one
 * that a row opened, with what was typed, for instance when a phone is turned.
 */
function useIsTable(): boolean {
  const isWide = useIsWideScreen()
  const [isTable, setIsTable] = useState(isWide)
  useEffect(() => {
    if (isTable === isWide) return
    const follow = () => {
      if (!document.activeElement?.closest('dialog, [role=dialog]')) setIsTable(isWide)
    }
    follow()
    document.addEventListener('focusin', follow)
    return () => document.removeEventListener('focusin', follow)
  }, [isTable, isWide])
  return isTable
}

/** Links to the first and the next page of a list that is read in pages; nothing for a single page. */
export function PartButtons({ nextCursor }: { nextCursor: string | null }) {
  const { t } = useTranslation('ui')
  const [cursor] = useUrlParam('cursor')
  const links = usePageFocus<HTMLDivElement>(`${cursor} ${nextCursor}`)
  const here = (next: string | null) => {
    const params = new URLSearchParams(window.location.search)
    if (next) params.set('cursor', next)
    else params.delete('cursor')
    return `?${params}`
  }
  if (!cursor && !nextCursor) return null
  return (
    <div ref={links} className="data-parts">
      {cursor && <LinkButton to={here(null)}>{t('table.first')}</LinkButton>}
      {nextCursor && <LinkButton to={here(nextCursor)}>{t('table.next')}</LinkButton>}
    </div>
  )
}
