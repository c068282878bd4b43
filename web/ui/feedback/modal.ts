import { useEffect, useRef } from 'react'

/** A dialog that opens with its component, over everything, and gives the focus back. */
export function useModal() {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const opened = dialog.current
    if (opened && !opened.open) opened.showModal()
  }, [])
  return dialog
}
