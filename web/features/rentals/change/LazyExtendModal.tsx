import { type ComponentProps, lazy, Suspense } from 'react'
import type { ExtendModal as Modal } from './ExtendModal.tsx'

/** Loads the dialog's code, so that the button that opens it can show that it is loading. */
export const loadExtendModal = () => import('./ExtendModal.tsx')

const Loaded = lazy(() => loadExtendModal().then((module) => ({ default: module.ExtendModal })))

/** Changes the return of a rental under way. Its code loads at the first opening. */
export function ExtendModal(props: ComponentProps<typeof Modal>) {
  return (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  )
}
