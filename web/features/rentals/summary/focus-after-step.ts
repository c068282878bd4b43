import type { RentalStatus } from '@filao/domain/rentals/status'
import { type RefObject, useEffect, useRef } from 'react'

/** Focuses the first button of the steps when a change of status has removed the button that had the focus. */
export function useFocusAfterStep(status: RentalStatus, steps: RefObject<HTMLElement | null>): void {
  const last = useRef(status)
  useEffect(() => {
    if (last.current === status) return
    last.current = status
    if (document.activeElement === document.body) steps.current?.querySelector('button')?.focus()
  }, [status, steps])
}
