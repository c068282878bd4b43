import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type RowTops, rowsBetween } from './row-places.ts'

/** Rows drawn above and below those in view, once the board has settled. */
const beyond = 6

/**
 * The first and the last row that are drawn. It follows the board's scrolling and draws within the scroll itself, so that no
 * frame is blank; nothing is measured, since the rows know their places and the board its height.
 */
export function useRowsInView(
  scroller: HTMLElement | null,
  tops: RowTops,
  height: number,
  isSettled: boolean,
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
  const more = isSettled ? beyond : 0
  return { first, from: Math.max(first - more, 0), to: Math.min(last + more, tops.length - 2) }
}
