import { useEffect, useRef } from 'react'

/** Returns true for Ctrl+S, or Cmd+S. */
export function isSaveKey(event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>): boolean {
  return event.key.toLowerCase() === 's' && (event.ctrlKey || event.metaKey) && !event.altKey
}

/** The forms on the screen, the one on top last. */
const open: object[] = []

/** Saves the form on Ctrl+S, or Cmd+S; below another window it does nothing. */
export function useSaveShortcut(save: () => void): void {
  const latest = useRef(save)
  latest.current = save
  useEffect(() => {
    const self = {}
    open.push(self)
    const onKey = (event: KeyboardEvent) => {
      if (!isSaveKey(event)) return
      event.preventDefault()
      if (open.at(-1) === self && mayReach(event.target)) latest.current()
    }
    addEventListener('keydown', onKey)
    return () => {
      open.splice(open.indexOf(self), 1)
      removeEventListener('keydown', onKey)
    }
  }, [])
}

/** Returns true for a key within a form, also while a window above closes, and where no window is over the form. */
function mayReach(target: EventTarget | null): boolean {
  if (target instanceof Element && target.closest('form')) return true
  return !isUnderWindow(document.querySelectorAll(windows))
}

/** The windows over a screen: the browser's own, which the palette is, and antd's. */
const windows = 'dialog:modal, [aria-modal=true]'

/** Returns true when the topmost of the windows has no form that saves: the browser's own are above all others. */
export function isUnderWindow(all: Iterable<Window>): boolean {
  const shown = [...all].filter((window) => window.checkVisibility())
  if (shown.some((window) => window.matches('dialog'))) return true
  const top = shown.at(-1)
  return top !== undefined && !top.querySelector('form')
}

type Window = {
  matches: (selector: string) => boolean
  querySelector: (selector: string) => unknown
  checkVisibility: () => boolean
}
