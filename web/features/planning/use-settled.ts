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

/** A frame can be asked for while the one before is still being painted: only the third comes after the first was shown. */
const frames = 3

function afterPicture(act: () => void): () => void {
  // Safari has no idle moments.
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
