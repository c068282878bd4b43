import { lazy, Suspense } from 'react'
import type { MoveDialogProps } from './MoveDialog.tsx'

const Loaded = lazy(() => import('./MoveDialog.tsx').then((module) => ({ default: module.MoveDialog })))

/** The form that moves a bar, loaded when it is first opened. */
export function MoveDialog(props: MoveDialogProps) {
  return (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  )
}
