import type { BoardView } from '@filao/domain/access/board-view.schema'
import type { Bar } from '@filao/domain/planning/bars'
import type { Row } from '@filao/domain/planning/rows'
import type { Scale } from '@filao/domain/planning/scale'

/** Sizes of the board's parts in pixels, used in arithmetic and as CSS variables. */
export const headHeight = 52
export const groupHeight = 34

/** Widths of the vehicles' column: on a phone there is room only for the plate. */
export const sideWidths = { wide: 212, narrow: 106 }

export type LaneSizes = { laneHeight: number; barHeight: number; barInset: number }

const roomy: LaneSizes = { laneHeight: 38, barHeight: 36, barInset: 3 }
const thin: LaneSizes = { laneHeight: 26, barHeight: 24, barInset: 3 }

/** Returns the sizes of a lane. A year's bars are too short for text, so they are low. */
export function laneSizes(view: BoardView): LaneSizes {
  return view === 'year' ? thin : roomy
}

/** The period that can be scrolled to. */
type Period = Pick<Scale, 'start' | 'end'>

/** Returns the height of a row before it is drawn, so that nothing is measured. */
export function rowHeight(row: Row, { laneHeight, barHeight, barInset }: LaneSizes, period: Period): number {
  if (row.kind === 'group') return groupHeight
  const lanes = row.lanes === 1 ? 1 : lanesIn(row.bars, period)
  return (lanes - 1) * laneHeight + barHeight + 2 * barInset + 1
}

/** Returns the lanes needed in a period: bars of other months, which may be loaded too, need none. */
function lanesIn(bars: readonly Bar[], { start, end }: Period): number {
  return bars.reduce((lanes, bar) => (bar.end > start && bar.start < end ? Math.max(lanes, bar.lane + 1) : lanes), 1)
}

/** Returns the width of a scroll bar in pixels: 0 when it overlays the content, as on a phone. */
export function scrollBarWidth(): number {
  const probe = document.createElement('div')
  probe.className = 'board'
  probe.style.cssText = 'position: absolute; visibility: hidden; overflow: scroll; width: 50px; height: 50px'
  document.body.append(probe)
  const width = probe.offsetWidth - probe.clientWidth
  probe.remove()
  return width
}
