import { fold } from '../kernel/text.ts'
import { isBarFound, isVehicleFound, type Row } from './rows.ts'

/** Something that a search has found: a vehicle's row, which is there at all times, or a bar on a row. */
export type Hit = { key: string; rowKey: string; time: Stretch | null }

/** In epoch milliseconds. */
type Stretch = { start: number; end: number }

/** Vehicles, customers and public ids that have the words in them, from top to bottom and by time. */
export function findHits(rows: readonly Row[], text: string): Hit[] {
  const term = fold(text)
  if (term === '') return []
  return rows.flatMap((row): Hit[] => {
    if (row.kind === 'group') return []
    if (row.kind === 'vehicle' && isVehicleFound(row.vehicle, term))
      return [{ key: row.key, rowKey: row.key, time: null }]
    return row.bars
      .filter((bar) => isBarFound(bar, term))
      .map(({ key, start, end }) => ({ key, rowKey: row.key, time: { start, end } }))
  })
}

/**
 * Index of the hit to show first, -1 where there is none: the first of the period that is shown, or else the one nearest to
 * `now`.
 */
export function hitNearest(hits: readonly Hit[], period: Stretch, now: number): number {
  const shown = hits.findIndex(({ time }) => !time || (time.end > period.start && time.start < period.end))
  if (shown >= 0) return shown
  const away = ({ time }: Hit) => (time ? Math.max(time.start - now, now - time.end, 0) : 0)
  return hits.reduce((best, hit, index) => (best < 0 || away(hit) < away(hits[best] as Hit) ? index : best), -1)
}
