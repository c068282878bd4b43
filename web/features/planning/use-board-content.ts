import type { Planning } from '@filao/domain/planning/board.schema'
import { agenciesAtWork, closedPeriods } from '@filao/domain/planning/closed'
import type { FreeFilter } from '@filao/domain/planning/free-period'
import { findHits, type Hit } from '@filao/domain/planning/hits'
import { buildRows, type Row, reuseEqualRows } from '@filao/domain/planning/rows'
import { grainOf, type Scale } from '@filao/domain/planning/scale'
import { useMemo, useRef } from 'react'
import type { PlanningParams } from './params/planning-params.ts'

const nothing: Hit[] = []

/** Returns the rows of the board, the search's hits in them, and the shades behind them. */
export function useBoardContent(
  planning: Planning,
  params: PlanningParams,
  free: FreeFilter | null,
  scale: Scale,
  now: number,
) {
  const { groupBy, agencyId, categoryId, statuses, text, collapsed } = params
  const { view, edges } = scale
  const last = useRef<Row[]>([])
  const rows = useMemo(() => {
    // A search opens every group, so that no hit is hidden in a collapsed one.
    const folded = text === '' ? collapsed : new Set<number>()
    const filter = { agencyId, categoryId, free }
    return reuseEqualRows(buildRows(planning, { groupBy, collapsed: folded, filter, statuses, now }), last.current)
  }, [planning, statuses, groupBy, collapsed, agencyId, categoryId, free, text, now])
  last.current = rows
  const hits = useMemo(() => (text === '' ? nothing : findHits(rows, text)), [rows, text])
  const shades = useMemo(() => {
    // Narrow days would show their nights as stripes, months would show nothing at all.
    const grain = grainOf(view)
    const closed =
      grain === 'numbers' || grain === 'months' ? [] : closedPeriods(agenciesAtWork(planning, agencyId), edges)
    return { holidays: planning.holidays, closed }
  }, [planning, agencyId, view, edges])
  return { rows, hits, shades }
}
