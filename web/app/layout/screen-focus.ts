import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * Moves the focus into a screen that opens, unless a field of it or a window over it has taken the focus: the next Tab
 * is then in the screen, not at the begin of the menu. The first screen keeps the browser's focus.
 */
export function useScreenFocus(screen: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    const focused = document.activeElement
    if (screen.current?.contains(focused) || focused?.closest('dialog, [role=dialog]')) return
    screen.current?.focus({ preventScroll: true })
  }, [pathname, screen])
}
