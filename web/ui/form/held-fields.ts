import { useCallback, useLayoutEffect, useRef } from 'react'

type FormElement = { nativeElement?: HTMLElement }

/**
 * Holds the fields of a form still while they are saved: a value typed meanwhile would be lost when the form is left or
 * shows what was saved. The field that had the focus has it again afterwards. Returns the ref for antd's `Form`.
 */
export function useHeldFields(isHeld: boolean): (form: FormElement | null) => void {
  const element = useRef<HTMLElement>(null)
  const focused = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const fields = [...(element.current?.children ?? [])].filter((part) => !part.matches('.form-bar'))
    const active = document.activeElement
    if (isHeld) {
      const isField = active instanceof HTMLElement && fields.some((part) => part.contains(active))
      focused.current = isField ? active : null
    }
    for (const part of fields) part.toggleAttribute('inert', isHeld)
    if (!isHeld && active === document.body) focused.current?.focus({ preventScroll: true })
  }, [isHeld])
  return useCallback((form) => {
    element.current = form?.nativeElement ?? null
  }, [])
}
