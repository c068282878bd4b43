import { useSyncExternalStore } from 'react'

const wide = '(min-width: 768px)'
const veryWide = '(min-width: 1920px)'

/** Returns true when there is room for tables; a phone shows cards. Known before the first paint. */
export function useIsWideScreen(): boolean {
  return useSyncExternalStore(listenToWide, isWideScreen)
}

/** Tells the same outside of a component. */
export function isWideScreen(): boolean {
  return window.matchMedia(wide).matches
}

/** Returns true when a toolbar has room for all its filters beside each other. */
export function useIsVeryWideScreen(): boolean {
  return useSyncExternalStore(listenToVeryWide, () => window.matchMedia(veryWide).matches)
}

const listenToWide = listenTo(wide)
const listenToVeryWide = listenTo(veryWide)

function listenTo(query: string) {
  return (listener: () => void) => {
    const media = window.matchMedia(query)
    media.addEventListener('change', listener)
    return () => media.removeEventListener('change', listener)
  }
}
