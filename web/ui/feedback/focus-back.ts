import { useEffect, useRef, useState } from 'react'

/**
 * Gives the focus back when the window closes: to the button that opened it or, since saving may remove that button, to
 * its list, its section or the part of the screen marked `data-focus-home`. The button of an empty list is gone once its
 * first item is saved: the focus then goes to the screen.
 */
export function useFocusBack() {
  const [opener] = useState(() => document.activeElement)
  const home = useRef(opener)
  const isOpen = useRef(false)
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
      const back = home.current
      // Waits until the window is gone, because it traps the focus.
      setTimeout(() => !isOpen.current && back instanceof HTMLElement && back.focus({ preventScroll: true }))
    }
  }, [])
  return {
    savedFrom: () => {
      const isFirst = opener?.closest('.empty-state')
      home.current = opener?.closest(`ol, section, [data-focus-home]${isFirst ? ', main' : ''}`) ?? opener
      if (home.current !== opener) home.current?.setAttribute('tabindex', '-1')
    },
  }
}
