import { fold } from '../kernel/text.ts'
import type { Bar } from './bars.ts'
import type { PlanningVehicle } from './board.ts'
import type { Row } from './rows.ts'

/** Something that a search has found: a vehicle's row, which is there at all times, or a bar on a row. */
export type Hit = { key: string; rowKey: string; time: Stretch | null }

/** In epoch milliseconds. */
type Stretch = { start: number; end: number }

/**
 * Vehicles by plate, make or model, and bars by customer, public id or what they are for, that have every word in them,
 * accents, case and order aside; from top to bottom and by time.
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
 * Index of the hit to show first, -1 where there is none: the first of the period that is shown, or else the one nearest to
 * `now`.
 */
export function hitNearest(hits: readonly Hit[], period: Stretch, now: number): number {
  const shown = hits.findIndex(({ time }) => !time || (time.end > period.start && time.start < period.end))
  if (shown >= 0) return shown
  const away = ({ time }: Hit) => (time ? Math.max(time.start - now, now - time.end, 0) : 0)
  return hits.reduce((best, hit, index) => (best < 0 || away(hit) < away(hits[best] as Hit) ? index : best), -1)
}

/** A plate is often typed with spaces or hyphens, so the words are tried as one plate too. */
function isVehicleFound({ registrationNumber, make, model }: PlanningVehicle, words: readonly string[]): boolean {
  const plate = fold(registrationNumber)
  const isInPlate = (text: string) => bare(text) !== '' && plate.includes(bare(text))
  if (isInPlate(words.join(''))) return true
  const name = fold(`${make ?? ''} ${model ?? ''}`)
  return words.every((word) => name.includes(word) || isInPlate(word))
}

function isBarFound({ rental, unavailability }: Bar, words: readonly string[]): boolean {
  const told = fold(rental ? `${rental.customer} ${rental.publicId}` : (unavailability?.description ?? ''))
  return words.every((word) => told.includes(word))
}

function bare(text: string): string {
  return text.replaceAll('-', '')
}
