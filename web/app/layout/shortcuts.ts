import { useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router'
import { remember } from '#api/remember'
import { paths } from '#session/paths'
import { useCan } from '#session/session'
import { useMenuScreens } from '../menu/use-menu.ts'

/**
 * Every shortcut but those of the menu by its action. `Mod` is Ctrl, or Cmd on a Mac, and `Shift` has its name in the
 * user's language; the forms handle `save`.
 */
export const shortcuts = {
  palette: ['Mod', 'K'],
  search: ['/'],
  newRental: ['N'],
  save: ['Mod', 'S'],
  list: ['?'],
} as const

/** Shortcuts of the planning while the focus is on its board. */
export const boardShortcuts = {
  move: ['M'],
  create: ['C'],
  exchange: ['E'],
  end: ['Shift', '←', '→'],
  day: ['Page ↑', 'Page ↓'],
  undo: ['Mod', 'Z'],
} as const

const switchedOff = 'filao:single-keys'
const listeners = new Set<() => void>()

/**
 * Returns the switch of single-key shortcuts, as state. Users of speech input, or who press keys by accident, switch
 * them off (WCAG 2.1.4).
 */
export function useSingleKeys(): [areOn: boolean, set: (areOn: boolean) => void] {
  const areOn = useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => localStorage.getItem(switchedOff) !== 'off',
  )
  const set = (next: boolean) => {
    if (next) localStorage.removeItem(switchedOff)
    else remember(switchedOff, 'off')
    for (const listener of listeners) listener()
  }
  return [areOn, set]
}

type Open = { onPalette: () => void; onList: () => void }

/** Handles the shortcuts on every screen of the layout, except in a field, a menu or a dialog. */
export function useShortcuts(open: Open): void {
  const navigate = useNavigate()
  const mayRent = useCan('rentals.write')
  const screens = useMenuScreens()
  const [areOn] = useSingleKeys()
  const act = useRef<(event: KeyboardEvent) => boolean>(() => false)
  const goAt = useRef(Number.NEGATIVE_INFINITY)
  act.current = (event) => {
    const key = event.key.toLowerCase()
    if (key === 'k' && (event.metaKey || event.ctrlKey) && !event.altKey && !event.shiftKey) {
      open.onPalette()
      return true
    }
    if (!areOn || event.metaKey || event.ctrlKey || event.altKey || isTaken(event.target) || isSaving()) return false
    const isGoing = event.timeStamp - goAt.current < 1500
    goAt.current = key === 'g' && !isGoing ? event.timeStamp : Number.NEGATIVE_INFINITY
    const screen = isGoing && screens.find(({ letter }) => letter === key)
    if (screen) void navigate(screen.to)
    else if (key === 'n' && mayRent) void navigate(paths.newRental)
    else if (key === '?') open.onList()
    else if (key === '/') search(open.onPalette)
    else return false
    return true
  }
  // Before the first paint, so that a key pressed at once counts.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!event.defaultPrevented && !event.repeat && act.current(event)) event.preventDefault()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
}

/** Elements in which keys have a meaning of their own. */
const taken =
  'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], [role=menu], [role=listbox], [role=dialog], dialog'

function isTaken(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(taken) !== null
}

/** Returns true while fields are held still for a save: the keys were meant for them. */
function isSaving(): boolean {
  return document.querySelector('form > [inert]') !== null
}

/** Focuses the search of the page; where there is none, opens the search over everything. */
function search(everything: () => void): void {
  const box = document.querySelector<HTMLInputElement>('.search-box input, input.search-box')
  if (box) box.focus()
  else everything()
}
