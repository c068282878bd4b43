import type { Bar } from '@filao/domain/planning/bars'
import type { Row } from '@filao/domain/planning/rows'
import type { BoardView, Scale } from '@filao/domain/planning/scale'

/** Pixels of the board's parts, for arithmetic and, as variables, for its style. */
export const headHeight = 52
export const groupHeight = 34

/** The column of the vehicles: on a phone there is room for the plate alone. */
export const sideWidths = { wide: 212, narrow: 106 }

export type LaneSizes = { laneHeight: number; barHeight: number; barInset: number }

const roomy: LaneSizes = { laneHeight: 38, barHeight: 36, barInset: 3 }
const thin: LaneSizes = { laneHeight: 26, barHeight: 24, barInset: 3 }

/** A year's bars are too short for words, so that they need no height either. */
export function laneSizes(view: BoardView): LaneSizes {
  return view === 'year' ? thin : roomy
}

/** What of time can be scrolled to. */
type Stretch = Pick<Scale, 'start' | 'end'>

/** How high a row is: known before it is drawn, so that nothing is measured. */
export function rowHeight(row: Row, { laneHeight, barHeight, barInset }: LaneSizes, stretch: Stretch): number {
  if (row.kind === 'group') return groupHeight
  const lanes = row.lanes === 1 ? 1 : lanesIn(row.bars, stretch)
  return (lanes - 1) * laneHeight + barHeight + 2 * barInset + 1
}

/** Bars of other months, which may be there too, need no lane. */
function lanesIn(bars: readonly Bar[], { start, end }: Stretch): number {
  return bars.reduce((lanes, bar) => (bar.end > start && bar.start < end ? Math.max(lanes, bar.lane + 1) : lanes), 1)
}

/** What a scroll bar takes of a box: nothing where it lies over the content, as on a phone. */
export function scrollBarWidth(): number {
  const probe = document.createElement('div')
  probe.className = 'board'
  probe.style.cssText = 'position: absolute; visibility: hidden; overflow: scroll; width: 50px; height: 50px'
  document.body.append(probe)
  const width = probe.offsetWidth - probe.clientWidth
  probe.remove()
  return width
}
