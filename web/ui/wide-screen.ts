import { useSyncExternalStore } from 'react'

const wide = window.matchMedia('(min-width: 768px)')

/** Returns true when there is room for tables; a phone shows cards. Known before the first picture. */
export function useIsWideScreen(): boolean {
  return useSyncExternalStore(listen, () => wide.matches)
}

function listen(listener: () => void): () => void {
  wide.addEventListener('change', listener)
  return () => wide.removeEventListener('change', listener)
}
