import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type RowTops, rowsBetween } from './row-places.ts'

/** Rows drawn above and below the visible ones, after the first paint of a scale. */
const extraRows = 6

/**
 * Returns the first and the last row to draw. It renders within the scroll event, so that no frame is blank, and
 * measures nothing: row positions and the board's height are known.
 */
export function useRowsInView(
  scroller: HTMLElement | null,
  tops: RowTops,
  height: number,
  isFilled: boolean,
): { first: number; from: number; to: number } {
  const [top, setTop] = useState(0)
  const [first, last] = rowsBetween(tops, top, height)
  const latest = useRef({ tops, height, first, last })
  latest.current = { tops, height, first, last }
  useEffect(() => {
    if (!scroller) return
    const onScroll = () => {
      const { tops, height, first, last } = latest.current
      const [nextFirst, nextLast] = rowsBetween(tops, scroller.scrollTop, height)
      if (nextFirst !== first || nextLast !== last) flushSync(() => setTop(scroller.scrollTop))
    }
    scroller.addEventListener('scroll', onScroll, { passive: true })
    return () => scroller.removeEventListener('scroll', onScroll)
  }, [scroller])
  const more = isFilled ? extraRows : 0
  return { first, from: Math.max(first - more, 0), to: Math.min(last + more, tops.length - 2) }
}
