import type { Bar } from '@filao/domain/planning/bars'
import type { Row } from '@filao/domain/planning/rows'
import { barsIn, type Spot, type Step, type View, walk } from '@filao/domain/planning/walk'
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'

/** The position of the focus: its row and, unless it is on the row's header, its bar. */
export type FocusPlace = { row: Row; bar: Bar | null }

type Options = {
  rows: readonly Row[]
  scroller: HTMLElement | null
  /** Returns the part of the board that is in view. */
  view: () => View
  /** Scrolls the target into view before it gets the focus. */
  reveal: (place: FocusPlace) => void
  onEnter: (place: FocusPlace, element: HTMLElement) => void
  onToggle: (groupId: number) => void
  /** Called first; returning true keeps the key from the board. */
  onKey?: ((event: KeyboardEvent, place: FocusPlace) => boolean) | undefined
}

/**
 * Makes the whole board one tab stop: arrows, Home, End and the page keys move the focus, Enter opens the focused item.
 */
export function useBoardFocus(options: Options) {
  const { rows, scroller } = options
  const [spot, setSpot] = useState<Spot | null>(null)
  const wanted = useRef(false)
  const place = placeOf(rows, spot)
  const active = place?.bar?.key ?? place?.row.key ?? null

  useLayoutEffect(() => {
    if (!wanted.current || !active) return
    const element = elementOf(scroller, active)
    if (!element) return
    wanted.current = false
    element.focus({ preventScroll: true })
  })

  const goTo = (next: Spot) => {
    const target = placeOf(rows, next)
    if (!target) return
    options.reveal(target)
    wanted.current = true
    setSpot(next)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const here = place ?? placeOf(rows, null)
    if (!here || !isOnBoard(event.target)) return
    if (options.onKey?.(event, here)) return
    if (event.altKey || event.metaKey) return
    if (isEntering(event, here)) {
      event.preventDefault()
      if (here.row.kind === 'group') options.onToggle(here.row.id)
      else options.onEnter(here, event.target as HTMLElement)
      return
    }
    const step = stepOf(event)
    if (!step) return
    event.preventDefault()
    goTo(walk(rows, spot ?? { rowKey: here.row.key, barKey: null, at: null }, step, options.view()))
  }

  /** A click or a screen reader has moved the focus: the arrows continue from there. */
  const onFocus = ({ target }: { target: EventTarget }) => {
    if (!(target instanceof HTMLElement) || !isOnBoard(target)) return
    const rowKey = target.closest<HTMLElement>('[data-row]')?.dataset.row
    const barKey = target.dataset.bar ?? null
    if (!rowKey || (spot?.rowKey === rowKey && spot.barKey === barKey)) return
    const row = rows.find(({ key }) => key === rowKey)
    const bar = row && barsIn(row).find(({ key }) => key === barKey)
    setSpot({ rowKey, barKey, at: bar?.start ?? null })
  }

  return { active, place, goTo, onKeyDown, onFocus }
}

/** Returns the first row when there is no focus yet, or when the focused item has gone. */
function placeOf(rows: readonly Row[], spot: Spot | null): FocusPlace | null {
  const row = rows.find(({ key }) => key === spot?.rowKey) ?? rows[0]
  if (!row) return null
  return { row, bar: barsIn(row).find(({ key }) => key === spot?.barKey) ?? null }
}

/** Returns the element of a bar, or the header of a row. */
function elementOf(scroller: HTMLElement | null, key: string): HTMLElement | null {
  return scroller?.querySelector<HTMLElement>(`[data-bar="${key}"], [data-row="${key}"] > th`) ?? null
}

function isOnBoard(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('td[data-bar], th')
}

function isEntering({ key, ctrlKey, shiftKey }: KeyboardEvent, { row }: FocusPlace): boolean {
  if (ctrlKey || shiftKey) return false
  if (key === 'Enter' || key === ' ') return true
  return (
    row.kind === 'group' && ((key === 'ArrowLeft' && !row.isCollapsed) || (key === 'ArrowRight' && row.isCollapsed))
  )
}

const steps: Record<string, Step> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  Home: 'home',
  End: 'end',
  PageUp: 'pageUp',
  PageDown: 'pageDown',
}

function stepOf({ key, ctrlKey, shiftKey }: KeyboardEvent): Step | undefined {
  if (shiftKey) return undefined
  if (!ctrlKey) return steps[key]
  return key === 'Home' ? 'top' : key === 'End' ? 'bottom' : undefined
}
