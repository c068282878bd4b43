import { fetchOverlay } from './layout/Overlays.tsx'

/**
 * Loads the code of nearly every screen right after the frame, which does not wait for it, and the palette once the
 * browser is idle. `scripts/sizes.mjs` counts the first two with the frame.
 */
export function preloadShared(): void {
  const pieces = [import('#ui/form/FormScreen'), import('#ui/SearchBox'), import('./layout/UserMenu.tsx')]
  for (const piece of pieces) piece.catch(() => undefined)
  // Safari has no `requestIdleCallback`.
  const whenIdle = window.requestIdleCallback ?? ((load: () => void) => setTimeout(load, 200))
  whenIdle(() => fetchOverlay('palette'))
}
