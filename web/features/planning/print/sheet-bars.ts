import type { Bar } from '@filao/domain/planning/bars'

type Week = { start: number; end: number }

/** A bar on the sheet, in shares of the week from 0 to 1, with the start and the width of its text. */
export type SheetBar = {
  bar: Bar
  left: number
  width: number
  /** The preparation time after it, as a share of the week. */
  tail: number
  /** It began before the week, or goes on after it. */
  isCutLeft: boolean
  isCutRight: boolean
  words: Place & {
    /** False where there is no room for the day before or after the week, nor for an arrow to it. */
    hasOuterDay: boolean
    hasArrow: boolean
  }
}

type Place = { side: 'inside' | 'right' | 'left'; at: number; room: number }

/** A bar narrower than this share of the week (half a day) has its text beside it. */
const readable = 0.5 / 7

/** Text with less room than this share of the week (a day and a bit) leaves out a day outside it. */
const narrow = 1.2 / 7

/** Returns the positions of a vehicle's bars in the week, to the minute. */
export function barsOnSheet(bars: Bar[], week: Week): SheetBar[] {
  const seen = bars.filter(({ start, preparedUntil }) => preparedUntil > week.start && start < week.end)
  const share = (epochMs: number) => clamp((epochMs - week.start) / (week.end - week.start))
  return seen.map((bar) => {
    const [left, right, prepared] = [share(bar.start), share(bar.end), share(bar.preparedUntil)]
    const width = right - left
    const others = seen.filter(({ lane, key }) => lane === bar.lane && key !== bar.key)
    const next = Math.min(1, ...others.map(({ start }) => share(start)).filter((at) => at >= prepared))
    const before = Math.max(0, ...others.map(({ preparedUntil }) => share(preparedUntil)).filter((at) => at <= left))
    const place = placeOf({ left, width, prepared }, next, before)
    return {
      bar,
      left,
      width,
      tail: prepared - right,
      isCutLeft: bar.start < week.start,
      isCutRight: bar.end > week.end,
      words: { ...place, hasOuterDay: place.room >= narrow, hasArrow: place.room >= readable },
    }
  })
}

function placeOf(
  { left, width, prepared }: { left: number; width: number; prepared: number },
  next: number,
  before: number,
): Place {
  const [rightRoom, leftRoom] = [next - prepared, left - before]
  if (width >= readable || (rightRoom < width && leftRoom < width)) return { side: 'inside', at: left, room: width }
  return rightRoom >= leftRoom || rightRoom >= readable
    ? { side: 'right', at: prepared, room: rightRoom }
    : { side: 'left', at: before, room: leftRoom }
}

function clamp(share: number): number {
  return Math.max(0, Math.min(1, share))
}
