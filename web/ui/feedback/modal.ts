import { useEffect, useRef } from 'react'

/** Opens a dialog with its component, over everything, and gives the focus back when it closes. */
export function useModal() {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const opened = dialog.current
    if (opened && !opened.open) opened.showModal()
  }, [])
  return dialog
}
