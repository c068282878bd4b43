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

/** Fetches what opens over the screen before it is asked for: while the pointer rests on its button, or in a quiet moment. */
export function fetchOverlay(overlay: Overlay): void {
  void load[overlay]().catch(() => undefined)
}

/** What opens over any screen; each comes when it is first opened. */
export function Overlays({ open, onClose }: { open: Overlay | null; onClose: () => void }) {
  return (
    <Suspense>
      {open === 'menu' && <MenuDrawer open onClose={onClose} />}
      {open === 'palette' && <Palette onClose={onClose} />}
      {open === 'shortcuts' && <ShortcutList onClose={onClose} />}
    </Suspense>
  )
}
