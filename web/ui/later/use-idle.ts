import { startTransition, useEffect, useState } from 'react'
import { afterPaint } from './idle.ts'

/**
 * Returns false until the content has been painted and the browser is idle. Work not needed for the first paint waits
 * for it. Where `content` is given, it is false again for each new one.
 */
export function useIdle(isThere: boolean, content?: unknown): boolean {
  const [settled, setSettled] = useState<{ content: unknown } | null>(null)
  useEffect(() => {
    if (!isThere) return
    return afterPaint(() => startTransition(() => setSettled({ content })))
  }, [isThere, content])
  return settled !== null && settled.content === content
}
