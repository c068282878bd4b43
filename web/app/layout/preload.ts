import { whenIdle } from '#ui/later/idle'
import { savesData } from '#ui/later/saves-data'
import { fetchPopups } from '#ui/popups/popups'
import { fetchOverlay } from './Overlays.tsx'

/** Fetches of the code that nearly every screen uses, and of the palette. */
const pieces = [
  fetchPopups,
  () => import('#ui/form/FormScreen'),
  () => import('#ui/SearchBox'),
  async () => fetchOverlay('palette'),
]

/**
 * Loads the code of nearly every screen once the browser has shown the first screen, a piece in each idle moment, so
 * that none holds up a finger. Not for a user who saves data.
 */
export async function preloadShared(): Promise<void> {
  if (savesData()) return
  for (const fetchPiece of pieces) {
    await whenIdle()
    fetchPiece().catch(() => undefined)
  }
}
