import { useEffect, useMemo, useState } from 'react'

/** Debounces plain data, compared by content: a new object with the same content is no change. */
export function useDebounced<Value extends object | string | number | boolean | null>(
  value: Value,
  delayMs: number,
): Value {
  const said = JSON.stringify(value)
  const [settled, setSettled] = useState(said)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(said), delayMs)
    return () => clearTimeout(timer)
  }, [said, delayMs])
  return useMemo(() => JSON.parse(settled) as Value, [settled])
}
