import type { Category } from '@filao/domain/fleet/category/category.schema'
import { type Dispatch, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCan } from '#session/session'
import { AdjustTool } from './AdjustTool.tsx'
import { focusCell } from './grid-focus.ts'
import { LengthTool } from './LengthTool.tsx'
import { PriceGrid } from './PriceGrid.tsx'
import { adjustedCells, lengthsAt, type Selection } from './price-cells.ts'
import type { Grid, GridAction } from './price-grid.ts'
import { type PriceScope, rowsAt } from './price-row.ts'
import './SeasonGrid.css'

type Props = {
  title: string
  detail?: string
  at: PriceScope
  grid: Grid
  categories: Category[]
  /** The tool that copies from other seasons. */
  children: ReactNode
  dispatch: Dispatch<GridAction>
}

/** Edits the prices of a season as a grid, with its tools: lengths, percentages, copies. */
export function SeasonGrid({ title, detail, at, grid, categories, children, dispatch }: Props) {
  const { t } = useTranslation('pricing')
  const mayWrite = useCan('prices.write')
  const heading = useId()
  const body = useRef<HTMLTableSectionElement>(null)
  const [selection, setSelection] = useState<Selection>({})
  const [added, setAdded] = useState<number | null>(null)
  const lengths = lengthsAt(grid.rows, grid.lengths, at)
  useEffect(() => {
    if (added !== null && focusCell(body.current, 0, String(added))) setAdded(null)
  }, [added])
  // A removed column is no longer selected.
  const { minDays } = selection
  const selected = minDays === undefined || lengths.includes(minDays) ? selection : {}
  return (
    <section className="price-season" aria-labelledby={heading}>
      <h2 id={heading}>
        {title} {detail && <small>{detail}</small>}
      </h2>
      <PriceGrid
        ref={body}
        title={title}
        at={at}
        rows={grid.rows}
        base={grid.base}
        lengths={lengths}
        categories={categories}
        readOnly={!mayWrite}
        selection={selected}
        onSelect={setSelection}
        dispatch={dispatch}
      />
      {mayWrite && (
        <div className="price-tools">
          <LengthTool
            onAdd={(length) => {
              dispatch({ do: 'addLength', at, minDays: length })
              setAdded(length)
            }}
          />
          {children}
          <AdjustTool
            categories={categories}
            lengths={lengths}
            selection={selected}
            onSelect={setSelection}
            onAdjust={(percent, rounding) => {
              const cells = adjustedCells(rowsAt(grid.rows, at), selected, percent, rounding)
              dispatch({ do: 'price', at, cells })
            }}
          />
        </div>
      )}
      <p className="price-keys">{t('gridKeys')}</p>
    </section>
  )
}
