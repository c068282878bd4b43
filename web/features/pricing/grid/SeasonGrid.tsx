import type { Category } from '@filao/domain/fleet/category/category.schema'
import { allowsHours, type PriceKind } from '@filao/domain/pricing/price-kind'
import { type Dispatch, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCan } from '#session/session'
import { AdjustTool } from './AdjustTool.tsx'
import { focusCell } from './grid-focus.ts'
import { KindGrid } from './KindGrid.tsx'
import { LengthTool } from './LengthTool.tsx'
import { PriceGrid } from './PriceGrid.tsx'
import { lengthsAt, otherKinds, type Selection } from './price-cells.ts'
import type { Grid, GridAction } from './price-grid.ts'
import { type PriceScope, rowsAt } from './price-row.ts'
import { WeekdayTool } from './WeekdayTool.tsx'
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

/** Edits the prices of a season as grids, with their tools: lengths, weekdays, percentages, copies. */
export function SeasonGrid({ title, detail, at, grid, categories, children, dispatch }: Props) {
  const { t } = useTranslation('pricing')
  const mayWrite = useCan('prices.write')
  const heading = useId()
  const section = useRef<HTMLElement>(null)
  const [selection, setSelection] = useState<Selection>({})
  const [added, setAdded] = useState<{ kind: PriceKind; length: number } | null>(null)
  const lengthsOf = (kind: PriceKind) => lengthsAt(grid.rows, grid.lengths, { ...at, kind })
  const lengths = lengthsOf('day')
  useEffect(() => {
    const body = section.current?.querySelector<HTMLElement>(`[data-kind="${added?.kind}"] tbody`)
    if (added && focusCell(body ?? null, 0, String(added.length))) setAdded(null)
  }, [added])
  const add = (kind: PriceKind, length: number) => {
    dispatch({ do: 'addLength', at: { ...at, kind }, minDays: length })
    setAdded({ kind, length })
  }
  // A removed column is no longer selected.
  const { minDays } = selection
  const selected = minDays === undefined || lengths.includes(minDays) ? selection : {}
  const hasHours = new Set(rowsAt(grid.rows, { ...at, kind: 'hour' }).map(({ categoryId }) => categoryId))
  const byHour = categories.filter((category) => allowsHours(category) || hasHours.has(category.id))
  const { rows, base } = grid
  const shared = { rows, base, readOnly: !mayWrite, selection: selected, onSelect: setSelection, dispatch }
  return (
    <section className="price-season" aria-labelledby={heading} ref={section}>
      <h2 id={heading}>
        {title} {detail && <small>{detail}</small>}
      </h2>
      <PriceGrid {...shared} title={title} at={{ ...at, kind: 'day' }} lengths={lengths} categories={categories} />
      {otherKinds(grid.rows, grid.lengths, at).map((kind) => (
        <KindGrid
          {...shared}
          key={kind}
          title={title}
          at={{ ...at, kind }}
          lengths={lengthsOf(kind)}
          categories={kind === 'hour' ? byHour : categories}
        />
      ))}
      {mayWrite && (
        <div className="price-tools">
          <LengthTool hasHours={byHour.length > 0} onAdd={add} />
          <WeekdayTool onAdd={(weekdays) => add(`on ${weekdays}`, lengths[0] ?? 1)} />
          {children}
          <AdjustTool
            categories={categories}
            lengths={lengths}
            selection={selected}
            onSelect={setSelection}
            onAdjust={(percent, rounding) => dispatch({ do: 'adjust', at, selection: selected, percent, rounding })}
          />
        </div>
      )}
      <p className="price-keys">{t('gridKeys')}</p>
      <p className="price-keys">{t('specialKeys')}</p>
    </section>
  )
}
