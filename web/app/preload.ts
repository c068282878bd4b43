import { fetchOverlay } from './layout/Overlays.tsx'

/** Returns true when the user has asked the browser to load little. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}

/**
 * Loads the code of nearly every screen, and the palette, once the browser has shown the first screen and is idle. Not
 * for a user who saves data.
 */
export function preloadShared(): void {
  if (savesData()) return
  void whenIdle().then(() => {
    for (const piece of [import('#ui/form/FormScreen'), import('#ui/SearchBox')]) piece.catch(() => undefined)
    fetchOverlay('palette')
  })
}

/**
 * Waits until the browser has nothing else to do, and for the network where no worker keeps the code: what is loaded
 * then is not worth a screen, and the browser would remember a failure.
 */
export async function whenIdle(): Promise<void> {
  await new Promise((done) => {
    // Safari has no `requestIdleCallback`.
    if (window.requestIdleCallback) window.requestIdleCallback(done)
    else setTimeout(done, 200)
  })
  if (!navigator.onLine && !navigator.serviceWorker?.controller)
    await new Promise((done) => window.addEventListener('online', done, { once: true }))
}
