import { use, useEffect, useRef } from 'react'
import type { CheckValues } from './check-values.ts'
import { type ChangeOf, PhotoBoxContext, type PhotoField } from './outbox/stored-photos.ts'

/**
 * Returns a function that changes the value of a field from its latest one, so that work that ends later, such as reading
 * a photo, undoes nothing that was typed meanwhile, and is not lost when the form is closed.
 */
export function useLatestValue<Field extends PhotoField>(
  field: Field,
  value: CheckValues[Field],
  onChange: ((value: CheckValues[Field]) => void) | undefined,
) {
  const { fields } = use(PhotoBoxContext)
  const latest = useRef(value)
  latest.current = value
  const isShown = useRef(true)
  const change = (changed: ChangeOf<CheckValues[Field]>) => {
    latest.current = changed(latest.current)
    onChange?.(latest.current)
  }
  useEffect(() => {
    isShown.current = true
    const remove = fields?.show(field, change)
    return () => {
      isShown.current = false
      remove?.()
    }
  })
  return (changed: ChangeOf<CheckValues[Field]>) =>
    isShown.current || !fields ? change(changed) : fields.change(field, changed)
}
