import { fold } from '../kernel/text.ts'
import type { Bar } from './bars.ts'
import type { PlanningVehicle } from './board.schema.ts'
import type { Row } from './rows.ts'

/** A search result: a vehicle's row, which has no time, or a bar on a row. */
export type Hit = { key: string; rowKey: string; time: Period | null }

/** In epoch milliseconds. */
type Period = { start: number; end: number }

/**
 * Finds vehicles by plate, make or model, and bars by customer, public id or description, that contain every word.
 * Ignores accents, case and word order; sorts from top to bottom, then by time.
 */
export function findHits(rows: readonly Row[], text: string): Hit[] {
  const words = fold(text).split(' ').filter(Boolean)
  if (words.length === 0) return []
  return rows.flatMap((row): Hit[] => {
    if (row.kind === 'group') return []
    if (row.kind === 'vehicle' && isVehicleFound(row.vehicle, words))
      return [{ key: row.key, rowKey: row.key, time: null }]
    return row.bars
      .filter((bar) => isBarFound(bar, words))
      .map(({ key, start, end }) => ({ key, rowKey: row.key, time: { start, end } }))
  })
}

/**
 * Returns the index of the hit to show first: the first of the visible period, otherwise the one nearest to `now`.
 * Returns -1 when there is none.
 */
export function hitNearest(hits: readonly Hit[], period: Period, now: number): number {
  const shown = hits.findIndex(({ time }) => !time || (time.end > period.start && time.start < period.end))
  if (shown >= 0) return shown
  const away = ({ time }: Hit) => (time ? Math.max(time.start - now, now - time.end, 0) : 0)
  return hits.reduce((best, hit, index) => (best < 0 || away(hit) < away(hits[best] as Hit) ? index : best), -1)
}

/** Also tries the words as one plate: it is often typed with spaces or hyphens. */
function isVehicleFound({ registrationNumber, make, model }: PlanningVehicle, words: readonly string[]): boolean {
  const plate = fold(registrationNumber)
  const isInPlate = (text: string) => bare(text) !== '' && plate.includes(bare(text))
  if (isInPlate(words.join(''))) return true
  const name = fold(`${make ?? ''} ${model ?? ''}`)
  return words.every((word) => name.includes(word) || isInPlate(word))
}

function isBarFound({ rental, unavailability }: Bar, words: readonly string[]): boolean {
  const text = fold(rental ? `${rental.customer} ${rental.publicId}` : (unavailability?.description ?? ''))
  return words.every((word) => text.includes(word))
}

function bare(text: string): string {
  return text.replaceAll('-', '')
}
