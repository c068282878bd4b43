import { useRef } from 'react'

/**
 * Returns a function that changes the value of a field from its latest one, so that work that ends later, such as reading
 * a photo, undoes nothing that was typed meanwhile.
 */
export function useLatestValue<Value>(value: Value, onChange: ((value: Value) => void) | undefined) {
  const latest = useRef(value)
  latest.current = value
  return (changed: (before: Value) => Value) => {
    latest.current = changed(latest.current)
    onChange?.(latest.current)
  }
}
