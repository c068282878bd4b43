import { whenIdle } from '#ui/idle'
import { fetchPopups } from '#ui/popups/popups'
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
    const pieces = [fetchPopups(), import('#ui/form/FormScreen'), import('#ui/SearchBox')]
    for (const piece of pieces) piece.catch(() => undefined)
    fetchOverlay('palette')
  })
}
