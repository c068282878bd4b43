import { startTransition, useEffect, useState } from 'react'

/**
 * False until what is there has been on the screen and nothing else is to be done: what the first picture does without
 * waits for it.
 */
export function useSettled(isThere: boolean): boolean {
  const [isSettled, setSettled] = useState(false)
  useEffect(() => {
    if (!isThere) return
    return afterPicture(() => startTransition(() => setSettled(true)))
  }, [isThere])
  return isSettled
}

/** Longer than this nothing waits for an idle moment. */
const mostMs = 300

function afterPicture(act: () => void): () => void {
  // Safari has no idle moments.
  const whenIdle = window.requestIdleCallback ?? ((call: () => void) => setTimeout(call, 1))
  let frame = requestAnimationFrame(() => {
    // The frame before which this is called is the first that can have been shown.
    frame = requestAnimationFrame(() => {
      idle = whenIdle(act, { timeout: mostMs })
    })
  })
  let idle: number | null = null
  return () => {
    cancelAnimationFrame(frame)
    if (idle !== null) (window.cancelIdleCallback ?? clearTimeout)(idle)
  }
}
