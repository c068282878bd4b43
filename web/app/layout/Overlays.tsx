import { type ComponentType, lazy, Suspense, useLayoutEffect, useMemo } from 'react'
import { takeTypedAhead, typeAhead } from '../palette/typed-ahead.ts'

export type Overlay = 'menu' | 'palette' | 'shortcuts'

type Shown = ComponentType<{ onClose: () => void }>

const load: Record<Overlay, () => Promise<Shown>> = {
  menu: () => import('./MenuDrawer.tsx').then((m) => m.MenuDrawer),
  palette: () => import('../palette/Palette.tsx').then((m) => m.Palette),
  shortcuts: () => import('./ShortcutList.tsx').then((m) => m.ShortcutList),
}

/**
 * Overlays whose code has arrived. They are drawn in the frame of the key or click: a `lazy` component suspends at its
 * first use, even when its code is there, and React then holds it back for 300 ms.
 */
const ready = new Map<Overlay, Shown>()

async function fetched(overlay: Overlay): Promise<{ default: Shown }> {
  const loaded = ready.get(overlay) ?? (await load[overlay]())
  ready.set(overlay, loaded)
  return { default: loaded }
}

const late: Record<Overlay, Shown> = {
  menu: lazy(() => fetched('menu')),
  palette: lazy(() => fetched('palette')),
  shortcuts: lazy(() => fetched('shortcuts')),
}

/** Prefetches overlays: while the pointer rests on their button, or when the browser is idle. */
export function fetchOverlay(overlay: Overlay): void {
  void fetched(overlay).catch(() => undefined)
}

/** Renders the overlay of the frame that is open. */
export function Overlays({ open, onClose }: { open: Overlay | null; onClose: () => void }) {
  // Stays the same while it is open: another component would lose what is typed in it.
  const Open = useMemo(() => open && (ready.get(open) ?? late[open]), [open])
  const waiting = open === 'palette' ? <TypedAhead onClose={onClose} /> : null
  return <Suspense fallback={waiting}>{Open && <Open onClose={onClose} />}</Suspense>
}

/**
 * Keeps what is typed before the palette is there: its letters would be shortcuts, or change the field that has the
 * focus.
 */
function TypedAhead({ onClose }: { onClose: () => void }) {
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return
      if (event.key === 'Escape') {
        takeTypedAhead()
        onClose()
      } else if (event.key.length === 1) typeAhead(event.key)
      else return
      event.preventDefault()
    }
    addEventListener('keydown', onKey, { capture: true })
    return () => removeEventListener('keydown', onKey, { capture: true })
  }, [onClose])
  return null
}
