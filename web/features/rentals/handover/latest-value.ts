import { use, useEffect, useLayoutEffect, useRef } from 'react'
import type { CheckValues } from './outbox/check-values.ts'
import { type ChangeOf, PhotoBoxContext, type PhotoField } from './outbox/stored-photos.ts'

/**
 * Returns a function that changes the value of a field from its latest one, so that work that ends later, such as
 * reading a photo, undoes nothing that was typed meanwhile, and is not lost when the form is closed or not yet on
 * screen.
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
  const isCaughtUp = useRef(false)
  const change = (changed: ChangeOf<CheckValues[Field]>) => {
    latest.current = changed(fields?.kept(field) ?? latest.current)
    onChange?.(latest.current)
  }
  // A layout effect, because a form that has left the screen has no values: a change of it would keep none.
  useLayoutEffect(() => {
    isShown.current = true
    const remove = fields?.show(field, change)
    return () => {
      isShown.current = false
      remove?.()
    }
  })
  // Shows what was kept between the form's first values and its first appearance.
  useEffect(() => {
    if (!isCaughtUp.current && fields?.kept(field)) change((kept) => kept)
    isCaughtUp.current = true
  })
  return (changed: ChangeOf<CheckValues[Field]>) =>
    isShown.current || !fields ? change(changed) : fields.change(field, changed)
}
