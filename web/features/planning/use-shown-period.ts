import { anchorOf, dateShown, dayAt, nowOf, periodOf, type Scale, shownAt } from '@filao/domain/planning/scale'
import { useCallback, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import type { BoardHandle } from './board/board-handle.ts'
import type { Opening } from './board/use-time-window.ts'
import { placeAt, rememberPlaceOf } from './board-position.ts'
import type { ParamsChange } from './params/planning-params.ts'

type Options = {
  handle: BoardHandle | null
  /** True when there are rows to scroll to. */
  hasRows: boolean
  scale: Scale
  now: number
  timeWidth: number
  change: (part: ParamsChange) => void
  onSeen: (left: number, right: number) => void
}

/**
 * Keeps the URL and the board's scrolling together: a new date or view opens at its start, scrolling to another period
 * updates the URL, and coming back restores the scroll position. Returns the `opening` for the board.
 */
export function useShownPeriod({ handle, hasRows, scale, now, timeWidth, change, onSeen }: Options) {
  const { search } = useLocation()
  const shown = useRef<string>(null)
  /** The period that scrolling has led to: the board already shows it. */
  const scrolledTo = useRef<string>(null)
  /** The vertical scroll position to restore once the rows are there. */
  const wantedTop = useRef<number>(null)
  const latest = useRef({ handle, scale, now, timeWidth, change, search })
  latest.current = { handle, scale, now, timeWidth, change, search }
  const period = `${scale.view} ${scale.period.start}`

  const isFirst = shown.current === null
  const isThere = shown.current === period || scrolledTo.current === period
  const left = isFirst ? placeAt(search)?.left : undefined
  const opening: Opening = { at: left ?? firstShown(scale, now, timeWidth), isThere }

  useLayoutEffect(() => {
    if (!handle || shown.current === period) return
    if (isFirst) wantedTop.current = placeAt(search)?.top ?? null
    shown.current = period
    scrolledTo.current = null
  })

  useLayoutEffect(() => {
    if (!handle || !hasRows || wantedTop.current === null) return
    handle.scroller.scrollTop = wantedTop.current
    wantedTop.current = null
  })

  // A layout effect runs while the board is still in the page: once removed, its scroll position is lost.
  useLayoutEffect(() => {
    if (!handle) return
    return () => {
      const { scroller } = handle
      rememberPlaceOf(latest.current.search, { top: scroller.scrollTop, left: handle.shownFrom() })
    }
  }, [handle])

  const onRest = useCallback(
    (left: number, right: number) => {
      const { scale, change } = latest.current
      onSeen(Math.max(left, scale.start), Math.min(right, scale.end))
      const at = shownAt(scale.view, left, right)
      if (at >= scale.period.start && at < scale.period.end) return
      const day = dateShown(scale.view, left, right, scale.timezone)
      scrolledTo.current = `${scale.view} ${periodOf(scale.view, day, scale.timezone).start}`
      change({ date: day })
    },
    [onSeen],
  )

  const showNow = useCallback(() => {
    const { handle, scale, now, timeWidth, change } = latest.current
    const today = dayAt(now, scale.timezone)
    if (periodOf(scale.view, today, scale.timezone).start !== scale.period.start) change({ date: null })
    else handle?.showFrom(firstShown(scale, now, timeWidth))
  }, [])
  return { opening, onRest, showNow }
}

/**
 * Returns what is at the left edge first: now is at the left third of its period, and so is the date that a period
 * rolls with. Any other period begins at its start, or before the morning of its day.
 */
function firstShown(scale: Scale, now: number, timeWidth: number): number {
  const { view, period, pxPerMs } = scale
  const room = timeWidth / pxPerMs
  const anchor = anchorOf(scale)
  const isWhole = (period.end - period.start) * 0.9 <= room
  if (anchor > period.start) return isWhole ? period.start : anchor - room / 3
  if (period.start <= now && now < period.end) return nowOf(view, now, scale.timezone) - room / 3
  if (isWhole) return period.start
  const wanted = view === 'day' ? period.start + 6.5 * 3_600_000 : period.start
  return Math.max(period.start, Math.min(wanted, period.end - room))
}
