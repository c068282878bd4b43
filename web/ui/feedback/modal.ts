import { type SyntheticEvent, useEffect, useRef } from 'react'
import { useFocusHome } from './focus-home.ts'

/**
 * Opens a dialog with its component, over everything, and gives the focus back when it closes. `close` tells `onClose`
 * at once, as Escape does: the browser's own event comes a task later, and would also close what a key opened in
 * between. A form begins with its first field, not with the button that closes. One that shows something only once,
 * `isOnce`, ignores Escape.
 */
export function useModal(onClose: () => void, isOnce = false) {
  const ref = useRef<HTMLDialogElement>(null)
  // A dialog that is removed without `close` gives the focus back to nobody.
  useFocusHome(ref)
  useEffect(() => {
    const opened = ref.current
    if (!opened || opened.open) return
    opened.showModal()
    opened.querySelector<HTMLElement>('form :is(input, textarea)')?.focus()
  }, [])
  const close = () => {
    ref.current?.close()
    onClose()
  }
  const onCancel = (event: SyntheticEvent) => {
    if (event.target !== ref.current) return
    event.preventDefault()
    if (!isOnce) close()
  }
  // Browsers close a dialog at the second Escape whatever its page says, unless its element refuses.
  const closedBy = isOnce ? ({ closedby: 'none' } as const) : null
  return { props: { ref, onClose, onCancel, ...closedBy }, close }
}
