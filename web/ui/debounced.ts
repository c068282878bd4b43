import { useEffect, useMemo, useState } from 'react'

/** Plain data once it has stayed the same for a while, compared by content: a new object that says the same is no change. */
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
