import { useEffect, useRef } from 'react'

/** Returns true for Ctrl+S, or Cmd+S. */
export function isSaveKey(event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>): boolean {
  return event.key.toLowerCase() === 's' && (event.ctrlKey || event.metaKey) && !event.altKey
}

/** The forms on the screen, the one on top last. */
const open: object[] = []

/** Saves the form on Ctrl+S, or Cmd+S; below a window with a form of its own it does nothing. */
export function useSaveShortcut(save: () => void): void {
  const latest = useRef(save)
  latest.current = save
  useEffect(() => {
    const self = {}
    open.push(self)
    const onKey = (event: KeyboardEvent) => {
      if (!isSaveKey(event)) return
      event.preventDefault()
      if (open.at(-1) === self) latest.current()
    }
    addEventListener('keydown', onKey)
    return () => {
      open.splice(open.indexOf(self), 1)
      removeEventListener('keydown', onKey)
    }
  }, [])
}
