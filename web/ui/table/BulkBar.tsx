import { Button } from 'antd'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFocusAfter } from '../feedback/focus-after.ts'
import { useToast } from '../feedback/toast.ts'
import type { Selection } from './data-table.ts'
import { findList } from './list-focus.ts'
import { mostAtOnce } from './use-selection.ts'
import '../filter/filters.css'

type Props<Row> = {
  selection: Selection<Row>
  /** The number of all rows that match the filters. */
  total: number
  /** Loads the first rows that match, at most 100. */
  loadAll: () => Promise<Row[]>
  /** The buttons of the actions on the chosen rows. */
  children: ReactNode
}

/**
 * Counts the chosen rows and offers what can be done with all of them. Renders nothing while none is chosen, and the
 * list gets the focus that one of its buttons had.
 */
export function BulkBar<Row>({ selection, total, loadAll, children }: Props<Row>) {
  const { t } = useTranslation('ui')
  const toast = useToast()
  const [pending, setPending] = useState(false)
  const count = selection.chosen.size
  const all = Math.min(total, mostAtOnce)
  const chooseAll = async () => {
    setPending(true)
    try {
      selection.choose(await loadAll())
    } catch (error) {
      toast.problem(error)
    } finally {
      setPending(false)
    }
  }
  useFocusAfter(count === 0, findList, { preventScroll: true })
  if (count === 0) return null
  return (
    <section className="bulk-bar">
      <strong aria-live="polite">{t('table.chosen', { count })}</strong>
      {count < all && (
        <Button type="link" loading={pending} onClick={() => void chooseAll()}>
          {total > all ? t('table.chooseFirst', { most: all, count: total }) : t('table.chooseAll', { count: total })}
        </Button>
      )}
      {children}
      <Button type="text" onClick={selection.clear}>
        {t('table.chooseNone')}
      </Button>
    </section>
  )
}
