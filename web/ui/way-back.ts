import { useLocation } from 'react-router'

/** What a link gives to the screen it leads to, so that the screen leads back when it is done. */
export function useCameFrom(): { from: string } {
  const { pathname, search } = useLocation()
  return { from: pathname + search }
}

/** Where a screen leads when it is done: to where its link was (`useCameFrom`), else to the usual place. */
export function useWayBack(usual: string): string {
  const { state } = useLocation()
  const from = (state as { from?: unknown } | null)?.from
  return typeof from === 'string' && /^\/(?!\/)/.test(from) ? from : usual
}
