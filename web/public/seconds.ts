import { useEffect, useState } from 'preact/hooks'
import type { ApiProblem } from '#api/problem'

/** How long to wait before trying again, in seconds: what the server said, else a minute where it was asked too often. */
export function secondsToWait({ status, retryAfterSeconds }: ApiProblem): number {
  return retryAfterSeconds ?? (status === 429 ? 60 : 0)
}

/** Counts down to 0 how many seconds are left to wait after a problem. */
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
