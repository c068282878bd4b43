import type { Rental } from '@filao/domain/rentals/rental'
import { lazy, Suspense } from 'react'

/** Loads the dialog's code, so that the button that opens it can show that it is loading. */
export const loadExtendModal = () => import('./ExtendModal.tsx')

const Loaded = lazy(() => loadExtendModal().then((module) => ({ default: module.ExtendModal })))

/** Changes the return of a rental under way. Its code loads at the first opening. */
export function ExtendModal(props: { rental: Rental; onClose: () => void }) {
  return (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  )
}
