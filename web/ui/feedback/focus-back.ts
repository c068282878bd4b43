import { useEffect, useRef, useState } from 'react'
import { focusFirst, homesOf } from './focus-home.ts'

/**
 * Gives the focus back when the window closes: to the button that opened it or, since saving may remove that button, to
 * its list, its section or the part of the screen marked `data-focus-home`. The button of an empty list is gone once
 * its first item is saved: the focus then goes to the screen.
 */
export function useFocusBack() {
  const [opener] = useState(() => document.activeElement)
  const homes = useRef<HTMLElement[]>(null)
  homes.current ??= opener instanceof HTMLElement ? [opener, ...homesOf(opener)] : []
  const isOpen = useRef(false)
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
      const back = homes.current ?? []
      // Waits until the window is gone, because it traps the focus.
      setTimeout(() => !isOpen.current && focusFirst(back))
    }
  }, [])
  return {
    savedFrom: () => {
      const isFirst = opener?.closest('.empty-state')
      const home = opener?.closest<HTMLElement>(`ol, section, [data-focus-home]${isFirst ? ', main' : ''}`)
      if (home) homes.current = [home]
    },
  }
}
