import { fold } from '../kernel/text.ts'
import { isBarFound, isVehicleFound, type Row } from './rows.ts'

/** Something that a search has found: a vehicle's row, or a bar on a row. `at` is when it starts. */
export type Hit = { key: string; rowKey: string; at: number | null }

/** Vehicles, customers and public ids that have the words in them, from top to bottom and by time. */
export function findHits(rows: readonly Row[], text: string): Hit[] {
  const term = fold(text)
  if (term === '') return []
  return rows.flatMap((row): Hit[] => {
    if (row.kind === 'group') return []
    if (row.kind === 'vehicle' && isVehicleFound(row.vehicle, term))
      return [{ key: row.key, rowKey: row.key, at: null }]
    return row.bars
      .filter((bar) => isBarFound(bar, term))
      .map((bar) => ({ key: bar.key, rowKey: row.key, at: bar.start }))
  })
}
