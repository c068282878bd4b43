import type { Bar } from '@filao/domain/planning/bars'
import type { Grouping, GroupRow, Row } from '@filao/domain/planning/rows'
import { dayAt, grainOf, type Scale, toPx } from '@filao/domain/planning/scale'
import {
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useIdle } from '#ui/later/use-idle'
import { BoardGround } from './BoardGround.tsx'
import { BoardHead } from './BoardHead.tsx'
import { BoardRow } from './BoardRow.tsx'
import type { BoardHandle } from './board-handle.ts'
import { useBoardMessages } from './board-messages.ts'
import { groupHeight, headHeight, laneSizes } from './board-sizes.ts'
import { GroupHeader, StickyGroup } from './GroupHeader.tsx'
import { NowLine } from './NowLine.tsx'
import { topsOf } from './row-places.ts'
import type { Shades } from './shades.ts'
import { type FocusPlace, useBoardFocus } from './use-board-focus.ts'
import { useBoardHandle } from './use-board-handle.ts'
import { useRowsInView } from './use-rows-in-view.ts'
import { type Opening, useTimeWindow } from './use-time-window.ts'
import './board.css'
import './board-ground.css'
import './board-rows.css'
import './board-narrow.css'
import './bars.css'
import './bar-icons.css'
import './bars-dark.css'

type BoardProps = {
  /** The board's name for screen readers, with the period. */
  label: string
  rows: Row[]
  groupBy: Grouping
  scale: Scale
  shades: Shades
  /** Epoch milliseconds, at most a minute old. */
  now: number
  /** The size of the board's box without scroll bars, and the width of its first column. */
  width: number
  height: number
  sideWidth: number
  opening: Opening
  /** False until the board has been painted once: free vehicles are counted only after that. */
  isSettled: boolean
  /** Only vehicles that are free for a period are shown: the number that is free now would be taken for theirs. */
  hidesFreeNow: boolean
  /** Key of the bar or row found by the search. */
  found?: string | null
  onOpen: (bar: Bar, element: HTMLElement) => void
  /** Called on Enter on a vehicle's header, or on a click on its plate. */
  onOpenRow: (row: Row) => void
  onToggle: (groupId: number) => void
  onReady?: ((handle: BoardHandle) => void) | undefined
  /** Receives the visible time range each time scrolling has stopped. */
  onRest?: ((left: number, right: number) => void) | undefined
  /** Called before the board's own keys; returning true keeps the key from them. */
  onKey?: ((event: KeyboardEvent, place: FocusPlace) => boolean) | undefined
  /** The content of the corner above the vehicles. */
  corner?: ReactNode
}

/**
 * Renders vehicles as rows and time from left to right. It is virtualised in both directions, so two thousand vehicles
 * are as quick as ten. The first frame of a scale contains only what is in view; the margins around it follow.
 */
export function Board(props: BoardProps) {
  const { rows, scale, shades, now, width, height, sideWidth, isSettled, found = null } = props
  const [scroller, setScroller] = useState<HTMLElement | null>(null)
  const layer = useRef<HTMLDivElement>(null)
  const sizes = laneSizes(scale.view)
  const words = useBoardMessages(scale.timezone)
  const timeWidth = width - sideWidth
  const isFilled = useIdle(rows.length > 0, scale)
  const rowsHeight = height - headHeight
  const [{ from, to, left, right, isPlaced }, sync] = useTimeWindow(scroller, scale, timeWidth, isFilled, props.opening)
  const tops = useMemo(() => topsOf(rows, sizes, scale), [rows, sizes, scale])
  const shown = useRowsInView(scroller, tops, rowsHeight, isFilled)
  const { handle, reveal, view, goTo } = useBoardHandle({
    rows,
    tops,
    scale,
    sizes,
    sideWidth,
    timeWidth,
    rowsHeight,
    scroller,
    sync,
    layer,
  })
  const focus = useBoardFocus({
    rows,
    scroller,
    view,
    reveal,
    onEnter: ({ row, bar }, element) => (bar ? props.onOpen(bar, element) : props.onOpenRow(row)),
    onToggle: props.onToggle,
    onKey: props.onKey,
  })
  goTo.current = focus.goTo
  const activeIndex = focus.place ? rows.indexOf(focus.place.row) : -1

  const { onReady, onRest } = props
  useLayoutEffect(() => {
    if (scroller) onReady?.(handle)
  }, [scroller, onReady, handle])
  useEffect(() => {
    if (isPlaced && isSettled) onRest?.(left, right)
  }, [isPlaced, isSettled, left, right, onRest])

  const today = dayAt(now, scale.timezone)
  const total = toPx(scale, scale.end)
  const top = groupAt(rows, shown.first)
  const time = { scale, from, to }
  const showsNow = !props.hidesFreeNow && scale.period.start <= now && now < scale.period.end
  const variables = { '--side': `${sideWidth}px`, '--head': `${headHeight}px`, '--bar': `${sizes.barHeight}px` }
  return (
    <div
      ref={setScroller}
      className={`board board-${grainOf(scale.view)}`}
      data-view={scale.view}
      style={variables as CSSProperties}
    >
      <div className="board-head" style={{ width: sideWidth + total }}>
        <div className="board-corner">{props.corner}</div>
        <BoardHead {...time} holidays={shades.holidays} today={today} now={now} hour={words.clock.time(now)} />
      </div>
      <BehindRows scale={scale} shades={shades} today={today} now={now} side={sideWidth} height={rowsHeight} />
      <div className="board-top" style={{ width: sideWidth + total }}>
        {top && isSettled && (
          <StickyGroup row={top} height={groupHeight} {...time} showsNow={showsNow} onToggle={props.onToggle} />
        )}
      </div>
      <div className="board-body" style={{ width: sideWidth + total, height: tops.at(-1) }}>
        <table
          {...asGrid}
          aria-label={props.label}
          aria-rowcount={rows.length}
          onKeyDown={focus.onKeyDown}
          onFocus={focus.onFocus}
          onClick={({ target }) => target instanceof HTMLElement && open(target, props)}
        >
          <tbody>
            {drawn(shown, activeIndex).map((index) => {
              const row = rows[index]
              if (!row) return null
              const [top = 0, end = 0] = [tops[index], tops[index + 1]]
              const active = ownKey(row, focus.active)
              const place = { index: index + 1, top, height: end - top, active, ...time }
              if (row.kind === 'group')
                return <GroupHeader key={row.key} row={row} {...place} showsNow={showsNow} isSettled={isSettled} />
              const look = { sizes, words, groupBy: props.groupBy, edge: left, found: ownKey(row, found) }
              return <BoardRow key={row.key} row={row} {...place} {...look} />
            })}
          </tbody>
        </table>
        <div ref={layer} className="board-layer" style={{ width: total }} />
      </div>
    </div>
  )
}

type BehindProps = { scale: Scale; shades: Shades; today: string; now: number; side: number; height: number }

/** Draws the days and closed hours behind the rows, and the line of the present moment. */
function BehindRows({ scale, shades, today, now, side, height }: BehindProps) {
  const total = toPx(scale, scale.end)
  return (
    <>
      <div className="board-ground" style={{ width: side + total }}>
        <BoardGround scale={scale} shades={shades} today={today} width={total} height={height} />
        <NowLine scale={scale} now={now} height={height} />
        <div className="board-beside-rows" style={{ height }} />
      </div>
      <div className="board-over">
        <NowLine scale={scale} now={now} height={height} />
      </div>
    </>
  )
}

/** The `treegrid` role makes screen readers pass the arrow keys on to the board. */
const asGrid = { role: 'treegrid' }

/**
 * Returns row indexes from top to bottom. The focused row stays drawn when it is scrolled out of view, so that typing
 * still works there.
 */
function drawn({ from, to }: { from: number; to: number }, active: number): number[] {
  const indexes = Array.from({ length: to - from + 1 }, (_, at) => from + at)
  if (active >= 0 && active < from) return [active, ...indexes]
  return active > to ? [...indexes, active] : indexes
}

/** Returns the header of the group that the first visible row belongs to. */
function groupAt(rows: readonly Row[], index: number): GroupRow | null {
  for (let at = Math.min(index, rows.length - 1); at >= 0; at--) {
    const row = rows[at]
    if (row?.kind === 'group') return row
  }
  return null
}

/** Returns the key if it belongs to the row or to one of its bars, so that other rows need not render again. */
function ownKey(row: Row, key: string | null): string | null {
  if (key === null || row.key === key) return key
  return row.kind !== 'group' && row.bars.some((bar) => bar.key === key) ? key : null
}

function open(target: HTMLElement, { rows, onOpen, onOpenRow, onToggle }: BoardProps): void {
  const row = rows.find(({ key }) => key === target.closest<HTMLElement>('[data-row]')?.dataset.row)
  if (row?.kind === 'group') onToggle(row.id)
  if (!row || row.kind === 'group') return
  const element = target.closest<HTMLElement>('[data-bar]')
  const bar = row.bars.find(({ key }) => key === element?.dataset.bar)
  if (element && bar) onOpen(bar, element)
  else if (target.closest('th')) onOpenRow(row)
}
