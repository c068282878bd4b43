import { PlusOutlined } from '@ant-design/icons'
import type { Category } from '@filao/domain/fleet/category/category.schema'
import { priceLabels } from '@filao/domain/pricing/price-line'
import { Button } from 'antd'
import { type Dispatch, type KeyboardEvent, type ReactNode, useEffect, useId, useMemo, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useLabels } from '#session/language'
import { useCan } from '#session/session'
import { focusCell, moveInGrid } from './grid/grid-focus.ts'
import { type GridAction, missing } from './grid/price-grid.ts'
import type { PriceRow, PriceScope } from './grid/price-row.ts'
import { PriceTableRow } from './PriceTableRow.tsx'

type Props = {
  title: string
  detail?: string
  at: PriceScope
  rows: PriceRow[]
  categories: Category[]
  /** The rows that price the same length twice. */
  duplicates: Set<number>
  dispatch: Dispatch<GridAction>
  /** More buttons below the rows. */
  children?: ReactNode
  /** True when no row can be added. */
  isClosed?: boolean
}

/** Renders the prices of a season or a whole year, as cells between which Enter and the arrows move. */
export function PriceTable({ title, detail, at, rows, categories, duplicates, dispatch, children, isClosed }: Props) {
  const { t } = useTranslation('pricing')
  const labels = useLabels(priceLabels)
  const mayWrite = useCan('prices.write')
  const heading = useId()
  const body = useRef<HTMLTableSectionElement>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  const goTo = useFocusAfterAdding(rows.length, body)
  const choices = useMemo(
    () => categories.map(({ id, code, name }) => ({ value: id, label: `${code} · ${name}` })),
    [categories],
  )
  const categoryIds = categories.map(({ id }) => id)
  const isIncomplete = missing(rows, at, categoryIds).length > 0
  const add = (column: string) => {
    goTo.current = { column, row: rows.length }
    dispatch({ do: 'add', at, categoryIds })
  }
  const fill = () => {
    goTo.current = { column: 'price', row: rows.length }
    dispatch({ do: 'fill', at, categoryIds })
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const past = moveInGrid(event)
    if (past && mayWrite && !isClosed) add(past)
  }
  const remove = (id: number) => {
    const place = rows.findIndex((row) => row.id === id)
    // The row is gone before the next key can be typed.
    flushSync(() => dispatch({ do: 'remove', id }))
    if (!focusCell(body.current, place, 'remove')) addButton.current?.focus()
  }
  return (
    <section className="price-season" aria-labelledby={heading}>
      <h2 id={heading}>
        {title} {detail && <small>{detail}</small>}
      </h2>
      {rows.length === 0 && <p className="price-empty">{t('empty')}</p>}
      {rows.length > 0 && (
        <table className="price-table" aria-label={t('table', { season: title })}>
          <thead>
            <tr>
              <th scope="col">{labels.categoryId}</th>
              <th scope="col">{labels.name}</th>
              <th scope="col">{labels.minDays}</th>
              <th scope="col">{labels.weekdays}</th>
              <th scope="col">{labels.prices}</th>
              <th scope="col" className="price-example">
                {t('example')}
              </th>
              <td />
            </tr>
          </thead>
          <tbody ref={body} onKeyDown={onKeyDown}>
            {rows.map((row) => (
              <PriceTableRow
                key={row.id}
                row={row}
                choices={choices}
                isTwice={duplicates.has(row.id)}
                readOnly={!mayWrite}
                dispatch={dispatch}
                onRemove={remove}
              />
            ))}
          </tbody>
        </table>
      )}
      {mayWrite && !isClosed && (
        <div className="price-more">
          <Button ref={addButton} icon={<PlusOutlined />} onClick={() => add('category')}>
            {t('add')}
          </Button>
          {isIncomplete && <Button onClick={fill}>{t(rows.length ? 'fill' : 'fillEmpty')}</Button>}
          {children}
        </div>
      )}
    </section>
  )
}

/** Returns a ref for the cell to focus once the added rows are rendered. */
function useFocusAfterAdding(count: number, body: { current: HTMLElement | null }) {
  const wanted = useRef<{ column: string; row: number } | null>(null)
  useEffect(() => {
    if (!wanted.current || wanted.current.row >= count) return
    focusCell(body.current, wanted.current.row, wanted.current.column)
    wanted.current = null
  }, [count, body])
  return wanted
}
