import { useEffect, useState } from 'preact/hooks'
import type { ApiProblem } from '#api/problem'

/** Returns the seconds to wait before a retry: the server's value, else a minute after too many requests. */
export function secondsToWait({ status, retryAfterSeconds }: ApiProblem): number {
  return retryAfterSeconds ?? (status === 429 ? 60 : 0)
}

/** Counts the seconds down to 0 after a problem. */
export function useSecondsLeft(problem: ApiProblem): number {
  const [left, setLeft] = useState(() => secondsToWait(problem))
  useEffect(() => {
    const endsAt = Date.now() + secondsToWait(problem) * 1000
    const tick = () => setLeft(Math.max(0, Math.ceil((endsAt - Date.now()) / 1000)))
    tick()
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [problem])
  return left
}
