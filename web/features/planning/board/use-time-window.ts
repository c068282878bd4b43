import { type Scale, toMs, toPx } from '@filao/domain/planning/scale'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/**
 * The visible time range. Bars are drawn from `from` to `to`; `left` and `right` are the edges when scrolling last
 * stopped.
 */
type TimeWindow = {
  from: number
  to: number
  left: number
  right: number
  /** False until the board has been scrolled to the start of this scale. */
  isPlaced: boolean
}

/** Width in pixels of a step of the window: scrolling renders once for each step. */
const stepPx = 400
const margin = 200
const restMs = 120

/**
 * Follows the board's horizontal scrolling in steps and renders within the scroll event, so that no frame is blank.
 * When the scale changes, the render already contains the time range to which the layout effect then scrolls, so bars
 * are rendered once. Until `isFilled`, nothing beyond the edges is drawn where the board was placed. `sync` is for code
 * that scrolls before the first paint.
 */
export function useTimeWindow(
  scroller: HTMLElement | null,
  scale: Scale,
  widthPx: number,
  isFilled: boolean,
  { at: opensAt, isThere }: Opening,
) {
  /** The instant at the left edge. */
  const kept = useRef(opensAt)
  const [place, setPlace] = useState<Place>({ step: 0, px: 0, scale: null })
  const placed = useRef<Scale>(null)
  const goal = scrollPx(scale, isThere && placed.current ? kept.current : opensAt, widthPx)
  const isPlaced = place.scale === scale
  const { step, px: still } = isPlaced ? place : placedAt(goal, scale)
  const sync = () => setPlace((last) => restedAt(scroller?.scrollLeft ?? 0, last))
  useEffect(() => {
    if (!scroller) return
    let timer: ReturnType<typeof setTimeout>
    let last = scroller.scrollLeft
    const onScroll = () => {
      const now = scroller.scrollLeft
      if (placed.current) kept.current = toMs(placed.current, now)
      if (now === last) return
      const step = stepAt(now)
      if (step !== stepAt(last))
        flushSync(() => setPlace((place) => (place.step === step ? place : { ...place, step })))
      last = now
      clearTimeout(timer)
      timer = setTimeout(() => setPlace((place) => restedAt(scroller.scrollLeft, place)), restMs)
    }
    scroller.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      clearTimeout(timer)
      scroller.removeEventListener('scroll', onScroll)
    }
  }, [scroller])
  useLayoutEffect(() => {
    if (!scroller || placed.current === scale) return
    placed.current = scale
    scroller.scrollLeft = goal
    kept.current = toMs(scale, scroller.scrollLeft)
    setPlace(restedAt(scroller.scrollLeft, placedAt(goal, scale)))
  })
  const isNarrow = !isFilled && step === stepAt(still)
  const [first, last] = isNarrow
    ? [still, still + widthPx]
    : [step * stepPx - margin, (step + 1) * stepPx + widthPx + margin]
  const window: TimeWindow = {
    from: toMs(scale, first),
    to: toMs(scale, last),
    left: toMs(scale, still),
    right: toMs(scale, still + widthPx),
    isPlaced,
  }
  return [window, sync] as const
}

/** The scroll position for a board that is first shown, or whose scale has changed. */
export type Opening = {
  /** The instant to scroll to the left edge, in epoch milliseconds. */
  at: number
  /** True when a board that is already shown keeps the instant at its left edge instead of scrolling to `at`. */
  isThere: boolean
}

/** The step of the window that is drawn, the pixels scrolled when scrolling last stopped, and the scale of both. */
type Place = { step: number; px: number; scale: Scale | null }

function placedAt(px: number, scale: Scale): Place {
  return { step: stepAt(px), px, scale }
}

/**
 * Returns the place after scrolling has stopped at `px`. The browser rounds scroll positions, so a difference of less
 * than a pixel keeps the last place.
 */
function restedAt(px: number, last: Place): Place {
  const isThere = Math.abs(px - last.px) < 1
  const still = isThere ? last.px : px
  return isThere && stepAt(still) === last.step ? last : { ...last, step: stepAt(still), px: still }
}

function stepAt(px: number): number {
  return Math.floor(px / stepPx)
}

/** Returns the pixels to scroll until an instant is at the left edge, or as near to it as the scale ends. */
function scrollPx(scale: Scale, epochMs: number, widthPx: number): number {
  return Math.max(Math.min(toPx(scale, epochMs), toPx(scale, scale.end) - widthPx), 0)
}
