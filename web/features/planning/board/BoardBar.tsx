import type { Bar } from '@filao/domain/planning/bars'
import { grainOf, type Scale, toPx } from '@filao/domain/planning/scale'
import { memo } from 'react'
import { barLabel, barName, isMovable, isOwed, stateOf } from './bar-messages.ts'
import type { BoardMessages } from './board-messages.ts'
import type { LaneSizes } from './board-sizes.ts'

type Props = {
  bar: Bar
  /** The vehicle's name, read out before the customer. */
  vehicle: string
  scale: Scale
  sizes: LaneSizes
  words: BoardMessages
  /** The instant at the left edge of the view: the text of a bar that began earlier starts there. */
  edge: number
  isActive: boolean
  isFound: boolean
}

/** Below this width in pixels, a bar shows only its colour and state. */
const roomForName = 30
const roomForTimes = 84
const roomForDays = 190
const roomForState = 300

/**
 * Renders one bar: its position and length exact to the minute, with customer and times in it. The times are drawn by
 * CSS, because a label must match the visible text in the same order.
 */
export const BoardBar = memo(function BoardBar({ bar, vehicle, scale, sizes, words, edge, isActive, isFound }: Props) {
  const left = Math.max(toPx(scale, bar.start), 0)
  const width = Math.max(toPx(scale, Math.min(bar.end, scale.end)) - left - 1, 3)
  const hidden = Math.min(Math.max(toPx(scale, edge) - left, 0), width)
  const tail = (Math.min(bar.preparedUntil, scale.end) - bar.end) * scale.pxPerMs
  const top = sizes.barInset + bar.lane * sizes.laneHeight
  const hasName = scale.view !== 'year' && width - hidden >= roomForName
  // Positions the bar by its margin: computing the styles of bars takes longer with a transform (bench/HISTORY.md).
  const style = { width, marginLeft: left, top, ...shiftOf(hidden), ...dueOf(bar, scale, left) }
  return (
    <>
      {tail > 3 && <td className="bar-tail" style={{ width: tail, marginLeft: left + width, top }} aria-hidden />}
      <td
        data-bar={bar.key}
        className={classOf(bar, hidden > 0, isFound)}
        style={style}
        tabIndex={isActive ? 0 : -1}
        aria-label={barLabel(bar, vehicle, words.clock, words, words.language)}
      >
        {hasName && <span data-times={timesOf(bar, width - hidden, scale, words)}>{barName(bar, words)}</span>}
      </td>
    </>
  )
})

function classOf(bar: Bar, isShifted: boolean, isFound: boolean): string {
  const { kind, rental, late, isConflict } = bar
  const names = ['bar', `bar-${rental ? rental.status : kind}`]
  if (late) names.push(`bar-late-${late}`)
  if (isConflict) names.push('bar-conflict')
  if (rental?.isFormer) names.push('bar-former')
  if (rental && isMovable(rental)) names.push('bar-movable')
  if (rental && isOwed(rental)) names.push('bar-owed')
  if (isShifted) names.push('bar-shifted')
  if (isFound) names.push('bar-found')
  return names.join(' ')
}

/** Returns the second line: times, days and state as far as there is room; undefined when there is none. */
function timesOf(bar: Bar, width: number, { view, period }: Scale, words: BoardMessages): string | undefined {
  if (width < roomForTimes) return undefined
  const { clock, language } = words
  const dueAt = bar.rental ? Date.parse(bar.rental.end) : bar.end
  const leaves = grainOf(view) !== 'numbers' && (bar.start < period.start || dueAt > period.end)
  const wordsOf = width >= roomForDays || leaves ? dated : clock.time
  const state = width >= roomForState ? ` · ${stateOf(bar, words, language).join(' · ')}` : ''
  return `${wordsOf(bar.start)} – ${wordsOf(dueAt)}${state}`

  function dated(epochMs: number) {
    return `${clock.day(epochMs)} ${clock.time(epochMs)}`
  }
}

function shiftOf(hidden: number) {
  return hidden > 0 ? { '--shift': `${hidden}px` } : {}
}

/** Returns the left edge of the overdue part of a late bar. */
function dueOf({ late, rental }: Bar, scale: Scale, left: number) {
  return late === 'return' && rental ? { '--due': `${toPx(scale, Date.parse(rental.end)) - left}px` } : {}
}
