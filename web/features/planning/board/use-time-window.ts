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
const step = 400
const margin = 200
const restMs = 120

/**
 * Follows the board's horizontal scrolling in steps and renders within the scroll event, so that no frame is blank.
 * `sync` is for code that scrolls before the first paint; until that paint, nothing beyond the edges is drawn.
 */
export function useTimeWindow(
  scroller: HTMLElement | null,
  scale: Scale,
  widthPx: number,
  isSettled: boolean,
  opensAt: number,
) {
  // The first render draws what the board is scrolled to before its first paint.
  const start = toPx(scale, within(scale, opensAt))
  const [at, setAt] = useState(Math.floor(start / step))
  const [still, setStill] = useState<{ px: number; scale: Scale | null }>({ px: start, scale: null })
  const drawn = useRef(scale)
  drawn.current = scale
  const sync = () => {
    const px = scroller?.scrollLeft ?? 0
    setAt(Math.floor(px / step))
    // The browser rounds what it scrolls to: by less than a pixel, no bar has to be drawn again.
    setStill((last) => ({ px: Math.abs(last.px - px) < 1 ? last.px : px, scale }))
  }
  useEffect(() => {
    if (!scroller) return
    let timer: ReturnType<typeof setTimeout>
    let last = scroller.scrollLeft
    const onScroll = () => {
      const now = scroller.scrollLeft
      if (now === last) return
      const next = Math.floor(now / step)
      if (next !== Math.floor(last / step)) flushSync(() => setAt(next))
      last = now
      clearTimeout(timer)
      timer = setTimeout(() => setStill({ px: scroller.scrollLeft, scale: drawn.current }), restMs)
    }
    scroller.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      clearTimeout(timer)
      scroller.removeEventListener('scroll', onScroll)
    }
  }, [scroller])
  const [first, last] = isSettled
    ? [at * step - margin, (at + 1) * step + widthPx + margin]
    : [still.px, still.px + widthPx]
  const window: TimeWindow = {
    from: toMs(scale, first),
    to: toMs(scale, last),
    left: toMs(scale, still.px),
    right: toMs(scale, still.px + widthPx),
    isPlaced: still.scale === scale,
  }
  return [window, sync] as const
}

/** Keeps the same instant at the left edge when the scale grows, from the one that the board opens at. */
export function useKeptTime(scroller: HTMLElement | null, scale: Scale, sync: () => void, opensAt: number): void {
  const drawn = useRef<Scale>(null)
  const left = useRef(opensAt)
  useEffect(() => {
    if (!scroller) return
    const onScroll = () => {
      if (drawn.current) left.current = toMs(drawn.current, scroller.scrollLeft)
    }
    scroller.addEventListener('scroll', onScroll, { passive: true })
    return () => scroller.removeEventListener('scroll', onScroll)
  }, [scroller])
  useLayoutEffect(() => {
    if (!scroller || drawn.current === scale) return
    drawn.current = scale
    scroller.scrollLeft = toPx(scale, within(scale, left.current))
    left.current = toMs(scale, scroller.scrollLeft)
    sync()
  })
}

function within({ start, end }: Scale, epochMs: number): number {
  return Math.min(Math.max(epochMs, start), end)
}
