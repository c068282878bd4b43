import { anchorOf, dateShown, dayAt, periodOf, type Scale } from '@filao/domain/planning/scale'
import { useCallback, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import type { BoardHandle } from './board/board-handle.ts'
import type { Opening } from './board/use-time-window.ts'
import { placeAt, rememberPlaceOf } from './board-position.ts'
import type { ParamsChange } from './planning-params.ts'

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
      const middle = (left + right) / 2
      if (scale.view === 'year' || (middle >= scale.period.start && middle < scale.period.end)) return
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

/** Width in pixels kept free, so that the current hour does not cover the name of the month or day at the left. */
const labelWidth = 140

/**
 * Returns the period's start; if the period does not fit, a little before now, or before the morning. Days around a
 * date have it at the left third in any case.
 */
function firstShown(scale: Scale, now: number, timeWidth: number): number {
  const { view, period, pxPerMs } = scale
  const room = timeWidth / pxPerMs
  if ((period.end - period.start) * 0.9 <= room) return period.start
  const anchor = anchorOf(scale)
  if (anchor > period.start) return anchor - room / 3
  const isNow = period.start <= now && now < period.end
  const wanted = isNow
    ? now - Math.max(room / 5, labelWidth / pxPerMs)
    : view === 'day'
      ? period.start + 6.5 * 3_600_000
      : period.start
  return Math.max(period.start, Math.min(wanted, period.end - room))
}
