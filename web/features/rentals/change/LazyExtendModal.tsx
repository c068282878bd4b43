import type { Rental } from '@filao/domain/rentals/rental'
import { lazy, Suspense } from 'react'

/** Fetches the dialog's code, so that what opens it can say that it is on its way. */
export const loadExtendModal = () => import('./ExtendModal.tsx')

const Loaded = lazy(() => loadExtendModal().then((module) => ({ default: module.ExtendModal })))

/** Another return for a rental that is under way. Its code comes when it is first opened. */
export function ExtendModal(props: { rental: Rental; onClose: () => void }) {
  return (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  )
}
