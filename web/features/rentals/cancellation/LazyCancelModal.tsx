import { lazy, Suspense } from 'react'
import type { CancelledRental } from './CancelModal.tsx'

const Loaded = lazy(() => import('./CancelModal.tsx').then((module) => ({ default: module.CancelModal })))

/** Asks the questions of a cancellation. Its code loads at the first opening. */
export function CancelModal(props: { rental: CancelledRental; onClose: () => void }) {
  return (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  )
}
