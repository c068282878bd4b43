import { startTransition, useEffect, useState } from 'react'
import { afterPicture } from './idle.ts'

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
