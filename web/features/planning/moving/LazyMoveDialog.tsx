import { lazy, Suspense } from 'react'
import type { MoveDialogProps } from './MoveDialog.tsx'

const Loaded = lazy(() => import('./MoveDialog.tsx').then((module) => ({ default: module.MoveDialog })))

/** Where a bar moves, asked in a form. Its code comes when it is first opened. */
export function MoveDialog(props: MoveDialogProps) {
  return (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  )
}
