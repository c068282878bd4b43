import { lazy, Suspense } from 'react'

export type Overlay = 'menu' | 'palette' | 'shortcuts'

const load = {
  menu: () => import('./MenuDrawer.tsx').then((m) => ({ default: m.MenuDrawer })),
  palette: () => import('../palette/Palette.tsx').then((m) => ({ default: m.Palette })),
  shortcuts: () => import('./ShortcutList.tsx').then((m) => ({ default: m.ShortcutList })),
}
const MenuDrawer = lazy(load.menu)
const Palette = lazy(load.palette)
const ShortcutList = lazy(load.shortcuts)

/** Prefetches overlays: while the pointer rests on their button, or when the browser is idle. */
export function fetchOverlay(overlay: Overlay): void {
  void load[overlay]().catch(() => undefined)
}

/** Renders the overlays of every screen; each loads when it is first opened. */
export function Overlays({ open, onClose }: { open: Overlay | null; onClose: () => void }) {
  return (
    <Suspense>
      {open === 'menu' && <MenuDrawer open onClose={onClose} />}
      {open === 'palette' && <Palette onClose={onClose} />}
      {open === 'shortcuts' && <ShortcutList onClose={onClose} />}
    </Suspense>
  )
}
