import type { Row } from '@filao/domain/planning/rows'
import type { Scale } from '@filao/domain/planning/scale'
import { type LaneSizes, rowHeight } from './board-sizes.ts'

/** Upper edges of the rows in pixels from the first row's top, followed by the lower edge of the last. */
export type RowTops = Float64Array

/** Returns the vertical positions of the rows. */
export function topsOf(rows: readonly Row[], sizes: LaneSizes, scale: Pick<Scale, 'start' | 'end'>): RowTops {
  const tops = new Float64Array(rows.length + 1)
  rows.forEach((row, index) => {
    tops[index + 1] = (tops[index] ?? 0) + rowHeight(row, sizes, scale)
  })
  return tops
}

/** Returns the index of the row at a height: the first or the last one beyond their ends, -1 without rows. */
export function indexAt(tops: RowTops, px: number): number {
  let [low, high] = [0, tops.length - 2]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((tops[middle] ?? 0) <= px) low = middle
    else high = middle - 1
  }
  return high
}

/** Returns the first and the last row that share a pixel with a view of `height` pixels below `top`. */
export function rowsBetween(tops: RowTops, top: number, height: number): [first: number, last: number] {
  return [indexAt(tops, top), indexAt(tops, top + height - 1)]
}
