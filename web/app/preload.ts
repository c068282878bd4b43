import { fetchOverlay } from './layout/Overlays.tsx'

/**
 * Loads the code of nearly every screen, and the palette, once the browser has shown the first screen and is idle. Not
 * for a user who saves data.
 */
export function preloadShared(): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  if (connection?.saveData) return
  void whenIdle().then(() => {
    for (const piece of [import('#ui/form/FormScreen'), import('#ui/SearchBox')]) piece.catch(() => undefined)
    fetchOverlay('palette')
  })
}

/** Waits until the browser has nothing else to do. */
export function whenIdle(): Promise<unknown> {
  return new Promise((done) => {
    // Safari has no `requestIdleCallback`.
    if (window.requestIdleCallback) window.requestIdleCallback(done)
    else setTimeout(done, 200)
  })
}
