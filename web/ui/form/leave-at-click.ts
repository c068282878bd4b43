import { type MouseEvent, useMemo, useRef } from 'react'

/** Selects what acts on a click: buttons, links and the labels of choices. */
const pressable = 'button, label, a[href]'

/** Selects fields that take typed text. */
const fields = 'input:not([type=checkbox], [type=radio], [type=file]), textarea'

/**
 * Leaves a field when the press on a button ends, not when it begins: the field is checked at the click, and its error
 * or a dependent part cannot move the button that is held. Returns the handlers for a form or the window around it.
 */
export function useLeaveAtClick() {
  const held = useRef<HTMLElement>(null)
  return useMemo(() => {
    const onMouseDown = (event: MouseEvent) => {
      held.current = null
      // A part of the screen that keeps the focus in the field says so itself.
      if (event.defaultPrevented || event.button !== 0) return
      const field = focusedField()
      const target = pressedAt(event)
      if (!field || !target || target.contains(field) || (target as Partial<HTMLLabelElement>).control === field) return
      event.preventDefault()
      held.current = field
    }
    const onClickCapture = (event: MouseEvent) => {
      const field = held.current
      held.current = null
      if (!field || field !== document.activeElement) return
      pressedAt(event)?.focus({ preventScroll: true })
      // A label cannot be focused.
      if (document.activeElement === field) field.blur()
    }
    return { onMouseDown, onClickCapture }
  }, [])
}

function focusedField(): HTMLElement | null {
  const focused = document.activeElement
  return focused instanceof HTMLElement && focused.matches(fields) ? focused : null
}

function pressedAt({ target }: MouseEvent): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(pressable) : null
}
