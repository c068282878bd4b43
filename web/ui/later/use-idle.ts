import { startTransition, useEffect, useState } from 'react'

/**
 * Returns false until the content has been painted and the browser is idle. Work not needed for the first paint waits
 * for it.
 */
export function useIdle(isThere: boolean): boolean {
  const [isSettled, setIsSettled] = useState(false)
  useEffect(() => {
    if (!isThere) return
    return afterPicture(() => startTransition(() => setIsSettled(true)))
  }, [isThere])
  return isSettled
}

/** The longest wait for an idle moment, in milliseconds. */
const mostMs = 300

/**
 * A frame can be requested while the one before is still being painted: only the third comes after the first was shown.
 */
const frames = 3

function afterPicture(act: () => void): () => void {
  // Safari has no `requestIdleCallback`.
  const whenIdle = window.requestIdleCallback ?? ((call: () => void) => setTimeout(call, 1))
  let idle: number | null = null
  let frame = 0
  const wait = (left: number) => {
    frame = requestAnimationFrame(() => {
      if (left > 1) wait(left - 1)
      else idle = whenIdle(act, { timeout: mostMs })
    })
  }
  wait(frames)
  return () => {
    cancelAnimationFrame(frame)
    if (idle !== null) (window.cancelIdleCallback ?? clearTimeout)(idle)
  }
}
