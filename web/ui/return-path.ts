import { useLocation } from 'react-router'

/** Returns a link's state for the screen it opens, so that the screen can lead back. */
export function useReturnState(): { from: string } {
  const { pathname, search } = useLocation()
  return { from: pathname + search }
}

/** Returns the path a screen leads back to: the page of its link (`useReturnState`), else the default. */
export function useReturnPath(defaultPath: string): string {
  const { state } = useLocation()
  const from = (state as { from?: unknown } | null)?.from
  return typeof from === 'string' && /^\/(?!\/)/.test(from) ? from : defaultPath
}
