import type { Bar } from '@filao/domain/planning/bars'
import type { Planning } from '@filao/domain/planning/board.schema'
import { scaleOf } from '@filao/domain/planning/scale'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useLate } from '#ui/later/late'
import { savesData } from '#ui/later/saves-data'
import { useIdle } from '#ui/later/use-idle'
import { isWideScreen, useIsWideScreen } from '#ui/wide-screen'
import type { BoardHandle } from './board/board-handle.ts'
import { scrollBarWidth, sideWidths } from './board/board-sizes.ts'
import type { Opened } from './card/OpenedBar.tsx'
import { lateActions } from './late-actions.ts'
import type { ChangeParams, PlanningParams } from './params/planning-params.ts'
import { lateFields } from './toolbar/late-fields.ts'
import { useHit } from './toolbar/use-hit.ts'
import { useBoardContent } from './use-board-content.ts'
import { useElementSize } from './use-element-size.ts'
import { useFreeFilter } from './use-free-filter.ts'
import { useShownPeriod } from './use-shown-period.ts'

export type BoardInput = {
  /** Null until the first answer. The toolbar is already shown, so only the board is left to draw when it comes. */
  planning: Planning | null
  /** The months that are in it. */
  months: ReadonlySet<string>
  params: PlanningParams
  change: ChangeParams
  /** A day of the shown period, and the zone in which it is shown. */
  date: string
  timezone: string
  now: number
  territoryZone: string
  /** Receives the visible time range. */
  onSeen: (left: number, right: number) => void
}

const minimalWidth = 200

/** Heights in pixels of what is above and below the board on a phone, without notices. */
const besideBoard = 179

/**
 * Returns the size of the board's box on a phone, where it is known without measuring: the board is then drawn with the
 * rest of the screen instead of after it. A different height is corrected before the first paint.
 */
function expectedBox() {
  if (isWideScreen()) return null
  return { width: document.documentElement.clientWidth, height: window.innerHeight - besideBoard }
}

const nothingYet: Planning = {
  vehicles: [],
  categories: [],
  agencies: [],
  rentals: [],
  unavailabilities: [],
  holidays: {},
}

/** Returns the state of the board: its size and scale, its rows, the search's hit, and the bar that is open. */
export function useBoard({ params, change, date, timezone, now, territoryZone, onSeen, ...read }: BoardInput) {
  const hasAnswer = read.planning !== null
  const planning = read.planning ?? nothingYet
  const { view, text } = params
  const [ref, box] = useElementSize(expectedBox)
  const [handle, setHandle] = useState<BoardHandle | null>(null)
  const bars = useMemo(scrollBarWidth, [])
  const sideWidth = useIsWideScreen() ? sideWidths.wide : sideWidths.narrow
  const width = Math.max((box?.width ?? 0) - bars, minimalWidth)
  const timeWidth = width - sideWidth
  const scale = useMemo(() => scaleOf(view, date, timezone, timeWidth), [view, date, timezone, timeWidth])
  const freeFilter = useFreeFilter(params.free, read.months, territoryZone)
  const { rows, hits, shades } = useBoardContent(planning, params, freeFilter, scale, now)
  const hasRows = rows.length > 0
  const isSettled = useIdle(handle !== null && hasRows)
  const actions = useLate(lateActions, isSettled)
  useEffect(() => {
    if (isSettled && !savesData()) lateFields.fetch().catch(() => undefined)
  }, [isSettled])
  const { at, hit, goTo } = useHit({ hits, text, handle, period: scale.period, now })
  const { opening, onRest, showNow } = useShownPeriod({ handle, hasRows, scale, now, change, onSeen, timeWidth })
  const onToggle = useCallback(
    (groupId: number) => change((last) => ({ collapsed: toggled(last.collapsed, groupId) })),
    [change],
  )
  const search = useMemo(
    () => ({ text: hasAnswer ? text : '', count: hits.length, at, onGo: goTo, now }),
    [hasAnswer, text, hits.length, at, goTo, now],
  )
  return {
    ref,
    box,
    width,
    height: (box?.height ?? 0) - bars,
    sideWidth,
    scale,
    hasAnswer,
    planning,
    rows,
    hasRows,
    shades,
    freeFilter,
    search,
    found: hit?.key ?? null,
    handle,
    setHandle,
    isSettled,
    actions,
    opening,
    onRest,
    showNow,
    onToggle,
    ...useOpenedBar(),
  }
}

/** Returns the bar whose card is open, and the one that is to be moved from there. */
function useOpenedBar() {
  const [opened, setOpened] = useState<Opened | null>(null)
  const [asked, setAsked] = useState<Bar | null>(null)
  const onOpen = (bar: Bar, anchor: HTMLElement) => setOpened({ bar, anchor })
  const onClose = useCallback(() => setOpened(null), [])
  const onMove = (bar: Bar) => {
    setOpened(null)
    setAsked(bar)
  }
  return { opened, asked, onOpen, onClose, onMove, onAnswered: () => setAsked(null) }
}

function toggled(collapsed: ReadonlySet<number>, groupId: number): Set<number> {
  const next = new Set(collapsed)
  if (!next.delete(groupId)) next.add(groupId)
  return next
}
