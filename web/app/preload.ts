/**
 * Loads the code of nearly every screen and of the overlays right after the frame, which does not wait for it.
 * `scripts/sizes.mjs` counts the first two with the frame.
 */
export function preloadShared(): void {
  const pieces = [
    import('#ui/form/FormScreen'),
    import('#ui/SearchBox'),
    import('./layout/UserMenu.tsx'),
    import('./palette/Palette.tsx'),
  ]
  for (const piece of pieces) piece.catch(() => undefined)
}
