import type { Rental } from '@filao/domain/rentals/rental'
import { lazy, Suspense } from 'react'

const Loaded = lazy(() => import('./ExtendModal.tsx').then((module) => ({ default: module.ExtendModal })))

/** Another return for a rental that is under way. Its code comes when it is first opened. */
export function ExtendModal(props: { rental: Rental; onClose: () => void }) {
  return (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  )
}
