import { PlusOutlined } from '@ant-design/icons'
import type { Category } from '@filao/domain/fleet/category'
import { Button, Select } from 'antd'
import { type Dispatch, type KeyboardEvent, useEffect, useId, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useCan } from '#app/session'
import type { CopySource } from './copy-sources.ts'
import { focusCell, type GridColumn, moveInGrid } from './grid-focus.ts'
import { PriceTableRow } from './PriceTableRow.tsx'
import { type GridAction, missing, type PriceRow, type PriceScope, type RowProblem } from './price-grid.ts'

type Props = {
  title: string
  detail?: string
  at: PriceScope
  rows: PriceRow[]
  categories: Category[]
  problems: Map<number, RowProblem>
  refused: boolean
  dispatch: Dispatch<GridAction>
  /** The seasons whose prices can be copied here. */
  sources: CopySource[]
  /** True when no row can be added. */
  isClosed?: boolean
}

/** Renders the prices of a season or a whole year, as cells between which Enter and the arrows move. */
export function PriceTable({
  title,
  detail,
  at,
  rows,
  categories,
  problems,
  refused,
  dispatch,
  sources,
  isClosed,
}: Props) {
  const { t } = useTranslation('pricing')
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
  const others = sources.filter((source) => source.at.agencyId !== at.agencyId || source.at.seasonId !== at.seasonId)
  const isIncomplete = missing(rows, at, categoryIds).length > 0
  const add = (column: GridColumn) => {
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
    dispatch({ do: 'remove', id })
    requestAnimationFrame(() => focusCell(body.current, place, 'remove') || addButton.current?.focus())
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
              <th scope="col">{t('category')}</th>
              <th scope="col">{t('name')}</th>
              <th scope="col">{t('minDays')}</th>
              <th scope="col">{t('price')}</th>
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
                problem={refused || problems.get(row.id) === 'duplicate' ? problems.get(row.id) : undefined}
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
          {others.length > 0 && (
            <Select<number>
              aria-label={t('copyTo', { season: title })}
              placeholder={t('copy')}
              className="price-copy"
              popupMatchSelectWidth={false}
              showSearch={{ optionFilterProp: 'label' }}
              value={null}
              options={others.map(({ label }, value) => ({ value, label }))}
              onChange={(source) => others[source] && dispatch({ do: 'copy', from: others[source].at, to: at })}
            />
          )}
        </div>
      )}
    </section>
  )
}

/** Returns a ref for the cell to focus once the added rows are rendered. */
function useFocusAfterAdding(count: number, body: { current: HTMLElement | null }) {
  const wanted = useRef<{ column: GridColumn; row: number } | null>(null)
  useEffect(() => {
    if (!wanted.current || wanted.current.row >= count) return
    focusCell(body.current, wanted.current.row, wanted.current.column)
    wanted.current = null
  }, [count, body])
  return wanted
}
