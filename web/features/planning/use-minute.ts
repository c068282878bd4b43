import { useEffect, useState } from 'react'

const minute = 60_000

/** Returns the current minute in epoch milliseconds, updated each time the clock's minute changes. */
export function useMinute(): number {
  const [now, setNow] = useState(() => Math.floor(Date.now() / minute) * minute)
  useEffect(() => {
    const timer = setTimeout(
      () => setNow(Math.floor(Date.now() / minute) * minute),
      minute - (Date.now() % minute) + 50,
    )
    return () => clearTimeout(timer)
  })
  return now
}
