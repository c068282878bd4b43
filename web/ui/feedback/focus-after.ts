import { useEffect, useEffectEvent, useRef } from 'react'

/**
 * Focuses a part of the screen when a change of `state` has removed the control that had the focus.
 *
 * @param find - Returns what to focus; called after the screen shows the new state.
 */
export function useFocusAfter(
  state: unknown,
  find: () => HTMLElement | null | undefined,
  options?: FocusOptions,
): void {
  const last = useRef(state)
  const focus = useEffectEvent(() => find()?.focus(options))
  useEffect(() => {
    if (last.current === state) return
    last.current = state
    if (document.activeElement === document.body) focus()
  }, [state])
}
