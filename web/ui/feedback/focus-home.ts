import { type RefObject, useLayoutEffect } from 'react'

/** The parts of a screen that may take the focus of a control that is removed. */
const parts = 'table, ul, ol, section, [data-focus-home], main'

/** Returns the parts of the screen around a control, the innermost first. A removed control is in none. */
export function homesOf(control: Element | null | undefined): HTMLElement[] {
  const home = control?.closest<HTMLElement>(parts)
  return home ? [home, ...homesOf(home.parentElement)] : []
}

/** Focuses the first of some elements that is still on the page, else the whole screen. */
export function focusFirst(elements: HTMLElement[]): void {
  const home = elements.find(({ isConnected }) => isConnected) ?? document.querySelector('main')
  if (!home) return
  // An element that never takes the focus accepts it once this is written down.
  if (home.tabIndex < 0) home.tabIndex = -1
  home.focus({ preventScroll: true })
}

/**
 * Gives the focus to the list, the section or the screen around a control when the control is removed with the focus,
 * as the button that deletes its own row is.
 */
export function useFocusHome(control: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = control.current
    return () => {
      const focused = document.activeElement
      // The focus may still be on the question, which is at the end of the page and is removed with its button.
      if (!element?.contains(focused) && !focused?.closest('.ant-popover')) return
      const homes = homesOf(element)
      // Waits for the removal, and for what else may take the focus.
      setTimeout(() => document.activeElement === document.body && focusFirst(homes))
    }
  }, [control])
}
