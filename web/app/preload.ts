import { whenIdle } from '#ui/later/idle'
import { savesData } from '#ui/later/saves-data'
import { fetchPopups } from '#ui/popups/popups'
import { fetchOverlay } from './layout/Overlays.tsx'

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
